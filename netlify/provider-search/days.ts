import { limits } from '../../src/contract/limits.ts';
import { type When, whenDays } from '../../src/contract/when.ts';
import { addDays, dayAt, dayNumber } from '../calendar/zone.ts';

export interface Days {
  firstDay: string;
  lastDay: string;
}

/** The days that a question means, on a provider's clock. */
export function daysAsked({ day, lastDay = day }: When, now: Date, timeZone: string): Days {
  const firstDay = day ?? dayAt(now.getTime(), timeZone);
  return { firstDay, lastDay: lastDay ?? addDays(firstDay, whenDays - 1) };
}

/** The same on anybody's clock: at most a day more. */
export function daysAskedAnywhere({ day, lastDay = day }: When, now: Date): Days {
  const today = dayAt(now.getTime(), 'UTC');
  return { firstDay: day ?? today, lastDay: lastDay ?? addDays(today, whenDays) };
}

/** How many days a calendar has to reach ahead to hold a day, wherever it is. */
export const daysAhead = (lastDay: string, now: Date): number =>
  Math.min(limits.horizonDaysMaximum, Math.max(0, dayNumber(lastDay) - dayNumber(dayAt(now.getTime(), 'UTC'))) + 1);
