import { formatTimeIn } from '#i18n/format.ts';
import { capitalised, formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import type { Block } from '../../../contract/services/availability.ts';

/** `Morgen, 09:00–12:00` · `Mo., 30.11., 00:00 – Fr., 04.12., 18:00` */
export function blockShown({ start, end }: Pick<Block, 'start' | 'end'>, timeZone: string, now = Date.now()): string {
  const isOneDay = localMomentIn(start, timeZone).day === localMomentIn(end, timeZone).day;
  const from = capitalised(formatSoonIn(start, timeZone, now));
  return isOneDay ? `${from}–${formatTimeIn(end, timeZone)}` : `${from} – ${formatSoonIn(end, timeZone, now)}`;
}
