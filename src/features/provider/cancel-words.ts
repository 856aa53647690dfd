import { cancelEndOf } from '../../contract/cancel-end.ts';
import { formatNearIn, formatSoonIn } from '../../i18n/format-moment.ts';
import type { useWords } from '../../i18n/i18n.ts';

interface Offered {
  start: string;
  cancelHours: number;
  timeZone: string;
  now: number;
}

/** `Di., 14:00: absagen oder verschieben bis heute, 14:00`. The minutes of regret are said where it is booked. */
export function cancelWords(
  words: ReturnType<typeof useWords<'provider'>>,
  { start, cancelHours, timeZone, now }: Offered,
): string {
  const end = cancelEndOf({ start: Date.parse(start), cancelHours, boundAt: Number.NEGATIVE_INFINITY });
  const time = formatSoonIn(start, timeZone, now);
  return end > now
    ? words('cancel.until', { time, moment: formatNearIn(new Date(end).toISOString(), timeZone, now) })
    : words('cancel.byPhone', { time });
}
