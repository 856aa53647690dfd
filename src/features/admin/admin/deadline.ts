import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { type CasePart, caseHours } from '../../../contract/admin/admin-case.ts';

const hour = 60 * 60 * 1000;

/** How far the end of its time lies ahead of a case, or behind it. */
export interface Left {
  isOver: boolean;
  unit: 'hours' | 'days';
  count: number;
}

/** In whole hours for a day, then in whole days; what is begun counts. */
export function leftOf(part: CasePart, since: string, now: number): Left {
  const left = Date.parse(since) + caseHours[part] * hour - now;
  const hours = Math.max(1, Math.ceil(Math.abs(left) / hour));
  const isOver = left < 0;
  return hours <= 24 ? { isOver, unit: 'hours', count: hours } : { isOver, unit: 'days', count: Math.ceil(hours / 24) };
}

/** The same in few letters and in words: `− 3 T.`, `3 Tage über der Frist`. */
export function useLeftWords() {
  const words = useWords('admin');
  return ({ isOver, unit, count }: Left): { short: string; long: string } => {
    const number = formatNumber(count);
    const short = words(`case.short.${unit}`, { number });
    return {
      short: isOver ? `− ${short}` : short,
      long: words(isOver ? `case.over.${unit}` : `case.left.${unit}`, { count, number }),
    };
  };
}
