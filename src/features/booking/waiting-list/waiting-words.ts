import { formatDay } from '#i18n/format.ts';
import { formatClock } from '#i18n/format-days.ts';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import type { Waiting } from '../../../contract/booking/waiting-list.ts';

/** For when somebody waits: `2. Dez. bis 16. Dez. · Beginn 09:00 bis 12:00 · mit Mia`. */
export function useWaitingWords(): (waiting: Waiting) => string {
  const words = useWords('waiting-list');
  return ({ appointment, timeZone, firstDay, lastDay, fromMinute, untilMinute, staff }) =>
    [
      appointment === null
        ? firstDay === lastDay
          ? formatDay(firstDay)
          : words('own.days', { first: formatDay(firstDay), last: formatDay(lastDay) })
        : words('own.before', { moment: formatNearIn(appointment.start, timeZone) }),
      fromMinute === null || untilMinute === null
        ? undefined
        : words('own.hours', { from: formatClock(fromMinute), until: formatClock(untilMinute % 1440) }),
      staff === null ? undefined : words('own.with', { name: staff.name }),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
}
