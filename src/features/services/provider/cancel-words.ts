import { formatUntilIn } from '#i18n/format-moment.ts';
import type { useWords } from '#i18n/i18n.ts';
import { cancelEndOf } from '../../../contract/services/cancel-end.ts';

interface Offered {
  start: string;
  cancelHours: number;
  timeZone: string;
  now: number;
}

/** `Absagen bis Mo, 10:15`: it stands beside the time that it is about. The minutes of regret are said where it is booked. */
export function cancelWords(
  words: ReturnType<typeof useWords<'provider'>>,
  { start, cancelHours, timeZone, now }: Offered,
): string {
  const end = cancelEndOf({ start: Date.parse(start), cancelHours, boundAt: Number.NEGATIVE_INFINITY });
  return end > now
    ? words('cancel.until', { moment: formatUntilIn(new Date(end).toISOString(), timeZone, now) })
    : words('cancel.byPhone');
}
