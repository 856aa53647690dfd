import { formatNumber } from '#i18n/format.ts';
import { formatDays, formatMiddleDay, formatMonthIn } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { BellIcon, ChevronLeftIcon, ChevronRightIcon, ClockIcon, PlusIcon, UserIcon } from '#ui/icons.tsx';
import { PrintIcon } from '#ui/more-icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DateField } from '#ui/text-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useRole } from '../../../api/role.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import styles from './calendar.module.css';
import { browserDay, type CalendarPlaceNow } from './calendar-place.ts';
import { addDays, isDay } from './days.ts';
import type { Open } from './dialogs.tsx';
import { BedIcon, LockIcon } from './icons.tsx';

interface BarProps {
  place: CalendarPlaceNow;
  calendar: Calendar | undefined;
  /** Of the staff; undefined: of everybody. */
  only: string | undefined;
  onOnly: (staffId: string) => void;
  onOpen: (open: Open) => void;
}

/** One row: what is shown, how to turn it, and what is entered. What is done rarely stands behind the dots. */
export function CalendarBar({ place, calendar, only, onOnly, onOpen }: BarProps) {
  const words = useWords('calendar');
  const role = useRole();
  const isPhone = !useMedia('(min-width: 768px)');
  const hasTabs = useMedia('(min-width: 1000px)');
  const isWide = useMedia('(min-width: 1120px)');
  const isRoomy = useMedia('(min-width: 1320px)');
  const { view, order, day, hasStrip, change, turned, hrefOf } = place;
  const today = calendar?.today ?? browserDay();
  const at = view === 'day' ? { day } : {};
  const team = calendar?.staff.filter(({ isActive }) => isActive) ?? [];
  const whose = team.length > 1 && (
    <SelectField
      label={words('staff')}
      isLabelHidden
      className={styles['choice']}
      name="staff"
      value={only ?? ''}
      error={undefined}
      onChange={onOnly}
      choices={[
        { value: '', label: words('team', { number: formatNumber(team.length) }) },
        ...team.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
  const seen = order.map((name) => ({ name, label: words(`view.${name}`) }));
  return (
    <div className={`bar gap10 ${styles['bar']}`}>
      <p className={`size25 strong display-type shrinks ${styles['span']}`} aria-live="polite">
        <Shown place={place} isShort={!isRoomy} />
      </p>
      <span className={`gap8 ${styles['turn']}`}>
        <Button
          variant="plain"
          isIcon
          isCompact
          icon={<ChevronLeftIcon />}
          aria-label={words(hasStrip ? 'weekBefore' : 'before')}
          onClick={() => change({ day: turned(-1) })}
        />
        {!isPhone && (
          <Button variant="plain" isCompact onClick={() => change({ day: today })}>
            {words('today')}
          </Button>
        )}
        <Button
          variant="plain"
          isIcon
          isCompact
          icon={<ChevronRightIcon />}
          aria-label={words(hasStrip ? 'weekAfter' : 'next')}
          onClick={() => change({ day: turned(1) })}
        />
      </span>
      {hasTabs ? (
        <Tabs
          look="segments"
          label={words('views')}
          tabs={seen}
          current={view}
          parameter="view"
          hrefOf={(name) => hrefOf(name)}
        />
      ) : (
        !isPhone && (
          <SelectField
            label={words('views')}
            isLabelHidden
            className={styles['choice']}
            name="view"
            value={view}
            error={undefined}
            onChange={(name) => change({ view: name })}
            choices={seen.map(({ name, label }) => ({ value: name, label }))}
          />
        )
      )}
      {isWide && whose}
      <MoreMenu
        label={words('more')}
        entries={[
          {
            name: 'walkIn',
            label: words('walkIn'),
            icon: <UserIcon />,
            onChoose: () => onOpen({ is: 'entry', at: {}, isWalkIn: true }),
          },
          {
            name: 'block',
            label: words('block.open'),
            icon: <LockIcon />,
            onChoose: () => onOpen({ is: 'mark', marked: { day, fromMinute: 720, untilMinute: 780, staffId: only } }),
          },
          ...(role === 'team'
            ? []
            : [
                {
                  name: 'waiting',
                  label: words('waitingList'),
                  icon: <BellIcon />,
                  onChoose: () => onOpen({ is: 'waiting' }),
                },
                { name: 'ill', label: words('ill.open'), icon: <BedIcon />, onChoose: () => onOpen({ is: 'ill' }) },
              ]),
          {
            name: 'print',
            label: words('print'),
            icon: <PrintIcon />,
            // Once the menu is gone: a sheet would lie on the paper.
            onChoose: () => setTimeout(() => print()),
          },
        ]}
      >
        {isPhone && (
          <Segmented
            label={words('views')}
            choices={seen.map(({ name, label }) => ({ value: name, label }))}
            value={view}
            onChange={(name) => change({ view: name })}
          />
        )}
        {!isWide && whose}
        <div className={`stack gap8 ${styles['toDay']}`}>
          <DateField
            label={words('toDay')}
            isLabelHidden
            name="day"
            value={day}
            error={undefined}
            onChange={(chosen) => isDay(chosen) && change({ day: chosen })}
          />
          {isPhone && (
            <Button variant="plain" icon={<ClockIcon />} onClick={() => change({ day: today })}>
              {words('today')}
            </Button>
          )}
        </div>
      </MoreMenu>
      {!isPhone && (
        <Button
          className={`unbroken ${styles['enter']}`}
          icon={<PlusIcon />}
          isCompact
          aria-label={words('enter')}
          onClick={() => onOpen({ is: 'entry', at })}
        >
          <span>{words('visit')}</span>
        </Button>
      )}
    </div>
  );
}

/** The days that are shown, as people say them. */
function Shown({ place: { view, first, count, month }, isShort }: { place: CalendarPlaceNow; isShort: boolean }) {
  if (view === 'day') return isShort ? formatMiddleDay(first) : formatLongDay(first);
  if (view === 'month') return formatMonthIn(`${month}T12:00:00Z`, 'UTC');
  return formatDays(first, addDays(first, count - 1), undefined, isShort ? 'short' : 'long');
}
