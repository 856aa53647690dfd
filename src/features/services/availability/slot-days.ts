import { daysLater } from '../../../contract/when.ts';
import { type Hours, hoursOn, type LocalMoment, weekdayOf } from './opening.ts';

/** How many days stand beside each other. */
export const daysShown = 7;

/** The first of the days in which a day is shown: the Monday before it, or today where that is later. */
export function firstDayOf(day: string, today: string): string {
  const monday = daysLater(day, 1 - weekdayOf(day));
  return monday < today ? today : monday;
}

interface Wanted {
  /** The cards of one visit, in their order. */
  cards: readonly string[];
  staffId?: string | undefined;
  /** The first day; today unless said. */
  from?: string | undefined;
}

/** The question for the free times of these days. */
export const slotsQuery = ({ cards, staffId, from }: Wanted) => ({
  cards: cards.join(','),
  days: daysShown,
  ...(staffId === undefined ? {} : { staff: staffId }),
  ...(from === undefined ? {} : { from }),
});

/**
 * How full a day is, from 0 to 1, by what is shown. An empty day has a free time at least at each full hour. Undefined
 * on days without hours. Of today only the rest counts.
 */
export function fullnessOf(hours: Hours, day: string, count: number, now: LocalMoment): number | undefined {
  const open = hoursOn(hours, day)
    .map(({ opensMinute, closesMinute }) => closesMinute - Math.max(opensMinute, day === now.day ? now.minute : 0))
    .filter((minutes) => minutes > 0)
    .reduce((sum, minutes) => sum + minutes, 0);
  return open === 0 ? undefined : 1 - Math.min(1, count / Math.max(1, Math.floor(open / 60)));
}
