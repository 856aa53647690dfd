import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stateOf, useAnswer } from '../../api/query.ts';
import { type Calendar, calendarDaysMaximum, getCalendar } from '../../contract/calendar.ts';
import { formatMonthIn } from '../../i18n/format.ts';
import { formatDays, formatLongDay, localMomentIn } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, PrintIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/load-patiently.ts';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { usePrinted } from '../../ui/use-printed.ts';
import { Agenda } from './agenda.tsx';
import styles from './calendar.module.css';
import { CalendarGrid } from './calendar-grid.tsx';
import { CallList } from './call-list.tsx';
import { addDays, isDay, mondayOf, monthOf } from './days.ts';
import type { Open } from './dialogs.tsx';
import { withDays } from './grid-view.ts';
import { Month } from './month.tsx';

/** Loaded with the first of them. */
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);

const views = ['week', 'day', 'list', 'month'] as const;
type View = (typeof views)[number];

const daysOf = { week: 7, day: 1, list: 7, month: calendarDaysMaximum } as const;

/** On a phone a week has no room: the day comes first. */
const startsNarrow = (): boolean => !matchMedia('(min-width: 900px)').matches;

/** The provider's day today, which the server's answer corrects. */
const browserDay = (): string => localMomentIn(new Date().toISOString(), 'Europe/Berlin').day;

/** /provider/calendar?view=&day=&visit= */
export function CalendarScreen() {
  const words = useWords('calendar');
  const [isNarrow] = useState(startsNarrow);
  const order = isNarrow ? (['day', 'list', 'week', 'month'] as const) : views;
  const view = useTab<View>(order, 'view');
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : browserDay();
  const month = monthOf(day);
  const first = view === 'month' ? mondayOf(month) : view === 'week' ? mondayOf(day) : day;
  const turned = (way: 1 | -1): string => (view === 'month' ? monthOf(day, way) : addDays(first, way * daysOf[view]));
  const found = useAnswer(
    getCalendar,
    { query: { from: first, days: daysOf[view] } },
    { isWatched: true, isAskedAnew: true, placeholder: (before) => before },
  );
  const calendar = found.data && withDays(found.data, first, daysOf[view]);
  const change = (named: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(named))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const hrefOf = (name: View, at?: string) => {
    const next = new URLSearchParams(query);
    next.set('view', name);
    if (at !== undefined) next.set('day', at);
    return `?${next}`;
  };
  return (
    <Page title={words('title')} width="wide">
      <div className={styles['bar']} data-fills-window>
        <Tabs
          label={words('views')}
          tabs={order.map((name) => ({ name, label: words(`view.${name}`) }))}
          current={view}
          parameter="view"
          hrefOf={(name) => hrefOf(name)}
        />
        <span className={styles['turn']}>
          <Button
            variant="plain"
            isIcon
            isCompact
            icon={<ChevronLeftIcon />}
            aria-label={words('before')}
            onClick={() => change({ day: turned(-1) })}
          />
          <Button variant="plain" isCompact onClick={() => change({ day: calendar?.today ?? browserDay() })}>
            {words('today')}
          </Button>
          <Button
            variant="plain"
            isIcon
            isCompact
            icon={<ChevronRightIcon />}
            aria-label={words('next')}
            onClick={() => change({ day: turned(1) })}
          />
        </span>
        <p className={styles['span']} aria-live="polite">
          {view === 'day'
            ? formatLongDay(first)
            : view === 'month'
              ? formatMonthIn(`${month}T12:00:00Z`, 'UTC')
              : formatDays(first, addDays(first, daysOf[view] - 1))}
        </p>
        <span className={styles['date']}>
          <DateField
            label={words('toDay')}
            isLabelHidden
            name="day"
            value={day}
            error={undefined}
            onChange={(chosen) => isDay(chosen) && change({ day: chosen })}
          />
        </span>
      </div>
      {calendar === undefined && stateOf(found) !== 'failed' && <Loading text={words('loading')} />}
      {stateOf(found) === 'failed' && (
        <ErrorState title={words('failed')} text={found.error?.sentence ?? ''} onRetry={() => void found.refetch()} />
      )}
      {calendar !== undefined && (
        <Shown
          calendar={calendar}
          view={view}
          day={day}
          hrefOfDay={(at) => hrefOf('day', at)}
          visit={query.get('visit') ?? undefined}
          onVisit={(visit) => change({ visit })}
          isEntering={query.get('enter') === 'visit'}
          onEntered={() => change({ enter: undefined })}
        />
      )}
    </Page>
  );
}

interface ShownProps {
  calendar: Calendar;
  view: View;
  day: string;
  hrefOfDay: (day: string) => string;
  visit: string | undefined;
  onVisit: (visit: string | undefined) => void;
  /** The address asks for a new visit. */
  isEntering: boolean;
  onEntered: () => void;
}

function Shown({ calendar, view, day, hrefOfDay, visit, onVisit, isEntering, onEntered }: ShownProps) {
  const words = useWords('calendar');
  const [chosenOpen, setOpen] = useState<Open>();
  const open = isEntering ? ({ is: 'entry', at: view === 'day' ? { day } : {} } as const) : chosenOpen;
  const [only, setOnly] = useState('');
  const [isMore, setIsMore] = useState(false);
  const isPrinted = usePrinted();
  const close = () => (isEntering ? onEntered() : setOpen(undefined));
  const active = calendar.staff.filter(({ isActive }) => isActive);
  const chosen = active.some(({ id }) => id === only) ? only : undefined;
  const isEverOpen = calendar.days.some(({ hours }) => hours.length > 0);
  const show = (key: string) => {
    const [kind, id] = key.split(' ');
    const block = calendar.blocks.find((one) => one.id === id);
    if (kind === 'block' && block !== undefined) setOpen({ is: 'blocked', block });
    else onVisit(id);
  };
  return (
    <>
      <div className={styles['bar']}>
        <Button
          icon={<PlusIcon />}
          isCompact
          onClick={() => setOpen({ is: 'entry', at: view === 'day' ? { day } : {} })}
        >
          {words('enter')}
        </Button>
        <span className={styles['more']}>
          <Button variant="plain" isCompact aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
            {words('more')}
          </Button>
        </span>
        <div className={styles['rest']} data-open={isMore || chosen !== undefined}>
          <Button variant="secondary" isCompact onClick={() => setOpen({ is: 'entry', at: {}, isWalkIn: true })}>
            {words('walkIn')}
          </Button>
          <Button
            variant="plain"
            isCompact
            onClick={() => setOpen({ is: 'mark', marked: { day, fromMinute: 720, untilMinute: 780, staffId: chosen } })}
          >
            {words('block.open')}
          </Button>
          <Button variant="plain" isCompact onClick={() => setOpen({ is: 'ill' })}>
            {words('ill.open')}
          </Button>
          <Button variant="plain" isCompact icon={<PrintIcon />} onClick={() => print()}>
            <span className={styles['roomy']}>{words('print')}</span>
          </Button>
          {active.length > 1 && (
            <SelectField
              label={words('staff')}
              isLabelHidden
              name="staff"
              value={only}
              error={undefined}
              onChange={setOnly}
              choices={[
                { value: '', label: `${words('staff')}: ${words('everybody')}` },
                ...active.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </div>
      </div>
      <div className={styles['onScreen']}>
        <CallList />
      </div>
      {!isEverOpen && (
        <div className={styles['onScreen']}>
          <Notice
            kind="info"
            action={
              <Button variant="plain" to={paths.providerHours()}>
                {words('toHours')}
              </Button>
            }
          >
            {words('neverOpen')}
          </Notice>
        </div>
      )}
      {view === 'list' ? (
        <div className={styles['onScreen']}>
          <Agenda
            calendar={calendar}
            only={chosen}
            onOpen={show}
            onPick={(picked) =>
              setOpen({ is: 'entry', at: { day: picked, ...(chosen === undefined ? {} : { staffId: chosen }) } })
            }
          />
        </div>
      ) : view === 'month' ? (
        <Month calendar={calendar} only={chosen} month={monthOf(day)} hrefOf={hrefOfDay} />
      ) : (
        <CalendarGrid calendar={calendar} only={chosen} onShow={show} onOpen={setOpen} />
      )}
      {isPrinted && (
        <div className={styles['onPaper']}>
          <Agenda
            calendar={{ ...calendar, days: calendar.days.filter((one) => one.day === day) }}
            only={chosen}
            onOpen={() => undefined}
            onPick={() => undefined}
          />
        </div>
      )}
      {(visit !== undefined || open !== undefined) && (
        <Suspense fallback={null}>
          <Dialogs
            calendar={calendar}
            visit={visit}
            open={open}
            onVisitClosed={() => onVisit(undefined)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
