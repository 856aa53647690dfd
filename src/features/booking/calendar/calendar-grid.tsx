import { useMemo } from 'react';
import { kept } from '#i18n/format.ts';
import { formatClock, formatStripDay } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { TimeGrid } from '#ui/time-grid.tsx';
import { toast } from '#ui/toast.tsx';
import { useClockIn } from '#ui/use-clock.ts';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { changeAppointment, moveAppointment, swapAppointments } from '../../../contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { type Calendar, type CalendarVisit, getCalendar } from '../../../contract/booking/calendar.ts';
import { useBlockTitle } from './block-title.ts';
import { changedByVisit } from './changed-by-visit.ts';
import { localTime } from './days.ts';
import type { Open } from './dialogs.tsx';
import { columnsOf, type GridTexts, gridColumns, itemsOf, rangeOf } from './grid-view.ts';
import { useSaid } from './undo-words.ts';
import { useVisitBadges } from './visit-badges.ts';

/** The minute of the provider's clock, if one of the days is today. */
function useNow({ today, days, timeZone }: Calendar): number | undefined {
  const now = useClockIn(timeZone);
  return now.day === today && days.some(({ day }) => day === today) ? now.minute : undefined;
}

function useGridTexts(): GridTexts {
  const words = useWords('calendar');
  const badgesOf = useVisitBadges();
  const blockTitle = useBlockTitle();
  return useMemo(() => {
    const nameOf = ({ customer }: CalendarVisit) => customer || words('walkIn');
    const timesOf = ({ fromMinute, untilMinute }: CalendarVisit) =>
      `${formatClock(fromMinute)}–${formatClock(untilMinute % 1440)}`;
    // A week has hundreds of visits, but seven days and five states.
    const longDayOf = kept((day: string) => formatLongDay(day));
    const statusOf = kept((status: CalendarVisit['status']) => words(`status.${status}`));
    return {
      titleOfDay: (day) => {
        const { weekday, date } = formatStripDay(day);
        return `${weekday} ${date}`;
      },
      nameOf,
      labelOf: (visit) =>
        [longDayOf(visit.day), timesOf(visit), nameOf(visit), visit.services.join(' + '), statusOf(visit.status)].join(
          ', ',
        ),
      proposed: (visit) => words('proposed', { name: nameOf(visit) }),
      badgesOf,
      wait: (minutes) => words('wait', { minutes }),
      block: blockTitle,
    };
  }, [words, badgesOf, blockTitle]);
}

interface GridProps {
  calendar: Calendar;
  only: string | undefined;
  onShow: (key: string) => void;
  onOpen: (open: Open) => void;
}

/** What a change from the grid says. */
const options = (say: ReturnType<typeof useSaid>, saidOf: (visit: AppointmentDetail) => string) => ({
  refreshes: changedByVisit,
  onSuccess: (visit: AppointmentDetail) => say(saidOf(visit), visit.undo?.id),
  onError: (problem: { sentence: string; fields: Record<string, string> }) => {
    toast.error(problem.fields['start'] ?? problem.sentence);
    void refresh(getCalendar);
  },
});

/** One and the same at each drawing: items are not drawn again without need. */
const clockAt = (minute: number): string => formatClock(minute % 1440);

export function CalendarGrid({ calendar, only, onShow, onOpen }: GridProps) {
  const words = useWords('calendar');
  const telling = useGridTexts();
  const say = useSaid();
  const nowMinute = useNow(calendar);
  const confirm = useConfirm();
  const columns = useMemo(() => columnsOf(calendar, only), [calendar, only]);
  const items = useMemo(() => itemsOf(calendar, columns, telling), [calendar, columns, telling]);
  const range = useMemo(() => rangeOf(calendar), [calendar]);
  const move = useChange(
    moveAppointment,
    options(say, () => words('done.moved')),
  );
  const swap = useChange(
    swapAppointments,
    options(say, () => words('done.swapped')),
  );
  const change = useChange(
    changeAppointment,
    options(say, ({ proposal }) => words(proposal === null ? 'done.changed' : 'done.changeProposed')),
  );

  /** The server knows whether that binds the customer, and then proposes it. */
  const stretch = (key: string, untilMinute: number): void => {
    const visit = calendar.visits.find(({ id }) => `visit ${id}` === key);
    if (visit === undefined) return;
    const durationMinutes = untilMinute - visit.fromMinute;
    change.mutate({ params: { id: visit.id }, body: { durationMinutes, seen: visit.version, undoable: true } });
  };

  /** An own entry moves at once, and onto another one they change places; a customer is asked. */
  const drop = async (key: string, to: { column: number; fromMinute: number }): Promise<void> => {
    const visit = calendar.visits.find(({ id }) => `visit ${id}` === key);
    const column = columns[to.column];
    if (visit === undefined || column === undefined) return;
    const place = { ...column, minute: to.fromMinute };
    if (!visit.isOwn) return onOpen({ is: 'moved', visit: visit.id, to: place });
    const below = calendar.visits.find(
      (other) =>
        other.id !== visit.id &&
        other.isOwn &&
        other.status === 'confirmed' &&
        other.day === column.day &&
        other.staffId === column.staffId &&
        other.fromMinute < to.fromMinute + visit.untilMinute - visit.fromMinute &&
        to.fromMinute < other.untilMinute,
    );
    if (below === undefined)
      return move.mutate({
        params: { id: visit.id },
        body: {
          start: localTime(place.day, place.minute),
          staffId: column.staffId,
          seen: visit.version,
          undoable: true,
        },
      });
    const names = { one: telling.nameOf(visit), other: telling.nameOf(below) };
    if (await confirm({ title: words('swap'), text: words('swapText', names), confirmLabel: words('swap') }))
      swap.mutate({ params: { id: visit.id }, body: { with: below.id, seen: visit.version, undoable: true } });
  };

  return (
    <TimeGrid
      label={words('title')}
      columns={gridColumns(calendar, columns, telling)}
      items={items}
      range={range}
      nowMinute={nowMinute}
      timeOf={clockAt}
      onOpen={(key) => onShow(key.replace(/^proposal /, 'visit '))}
      onMove={(key, to) => void drop(key, to)}
      onStretch={stretch}
      onPick={({ column, fromMinute }) => {
        const place = columns[column];
        if (place !== undefined)
          onOpen({ is: 'entry', at: { day: place.day, minute: fromMinute, staffId: place.staffId } });
      }}
      onMark={({ column, fromMinute, untilMinute }) => {
        const place = columns[column];
        if (place !== undefined) onOpen({ is: 'mark', marked: { ...place, fromMinute, untilMinute } });
      }}
    />
  );
}
