import { addDays, dayAt, dayNumber } from '../calendar/zone.ts';
import { dividedHalfUp } from './amounts.ts';

/**
 * The fee of a calendar month in which plans changed. A day belongs to the plan at its end, so each day counts once
 * however often the plan changed. The hour gained or lost when clocks change has no effect.
 */

/** What holds from an instant on, until the next one. A trial and a free plan cost nothing. */
export interface PlanChange<Plan extends string> {
  /** Milliseconds since 1970. */
  at: number;
  plan: Plan;
  /** Cents of a whole month. */
  monthCents: number;
}

export interface PlanFee<Plan extends string> {
  plan: Plan;
  monthCents: number;
  /** `YYYY-MM-DD`, both within. */
  from: string;
  to: string;
  days: number;
  ofDays: number;
  cents: number;
}

/** `2026-02` -> 28. */
export function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/**
 * What the days from `first` to `last` (1 is the first of the month) cost of a whole month. Rounded cumulatively: the parts of
 * a month sum to the whole to the cent, however it is cut, and none is negative.
 */
export const centsOfDays = (monthCents: number, ofDays: number, first: number, last: number): number =>
  dividedHalfUp(monthCents * last, ofDays) - dividedHalfUp(monthCents * (first - 1), ofDays);

const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The change that holds at the end of the day, in the zone. Changes at one instant count in their order. */
function holding<Plan extends string>(
  changes: readonly (PlanChange<Plan> & { day: number })[],
  day: number,
): PlanChange<Plan> | undefined {
  return changes.findLast((change) => change.day <= day);
}

/**
 * The fees of a month (`2026-11`), a line for each run of days on one plan at one price; days that cost nothing have none.
 * Changes may come in any order and from any time; what holds at the month's beginning is the last change before it.
 */
export function feesOfMonth<Plan extends string>(
  month: string,
  timeZone: string,
  changes: readonly PlanChange<Plan>[],
): PlanFee<Plan>[] {
  const ofDays = daysIn(month);
  const ordered = changes
    .toSorted((one, other) => one.at - other.at)
    .map((change) => ({ ...change, day: dayNumber(dayAt(change.at, timeZone)) }));
  const fees: PlanFee<Plan>[] = [];
  for (let number = 1; number <= ofDays; number += 1) {
    const day = addDays(`${month}-01`, number - 1);
    const change = holding(ordered, dayNumber(day));
    if (change === undefined || change.monthCents === 0) continue;
    const { plan, monthCents } = change;
    const last = fees.at(-1);
    const goesOn = last?.plan === plan && last.monthCents === monthCents && addDays(last.to, 1) === day;
    const from = goesOn ? last.from : day;
    const first = dayOfMonth(from);
    if (goesOn) fees.pop();
    const cents = centsOfDays(monthCents, ofDays, first, number);
    fees.push({ plan, monthCents, from, to: day, days: number - first + 1, ofDays, cents });
  }
  return fees;
}
