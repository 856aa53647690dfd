import type { Calendar } from '../../../contract/booking/calendar.ts';
import type { Waiting } from '../../../contract/booking/waiting-list.ts';
import { peopleOf } from '../today/today-view.ts';

/** Who waits beside what is free in a calendar. Pure. */

export interface Gap {
  day: string;
  staffId: string;
  name: string;
  fromMinute: number;
  untilMinute: number;
}

/** Whether a visit of somebody who waits fits in. What the server offers it asks of the calendar again. */
function fits({ able, minutes, firstDay, lastDay, fromMinute, untilMinute }: Waiting, gap: Gap): boolean {
  const first = Math.max(gap.fromMinute, fromMinute ?? 0);
  const last = Math.min(gap.untilMinute - minutes, (untilMinute ?? 24 * 60) - 1);
  return first <= last && firstDay <= gap.day && gap.day <= lastDay && able.some((id) => id === gap.staffId);
}

export const waitingFor = (waiting: readonly Waiting[], gap: Gap): Waiting[] => waiting.filter((one) => fits(one, gap));

export interface WaitedGap extends Gap {
  waiting: Waiting[];
}

/** The free spans for which somebody waits, from now on, in their order. */
export function waitedGaps(
  calendar: Calendar,
  waiting: readonly Waiting[],
  { only, minute }: { only: string | undefined; minute: number },
): WaitedGap[] {
  const { days, today } = calendar;
  return days
    .filter(({ day }) => day >= today)
    .flatMap(({ day }) =>
      peopleOf(calendar, day, day === today ? minute : 0)
        .filter(({ staffId }) => only === undefined || staffId === only)
        .flatMap(({ staffId, name, gaps }) => gaps.map((span) => ({ ...span, day, staffId, name }))),
    )
    .map((gap) => ({ ...gap, waiting: waitingFor(waiting, gap) }))
    .filter((gap) => gap.waiting.length > 0)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.fromMinute - other.fromMinute);
}
