import type { TaxMissing, TaxRequestStep } from '../../../../src/contract/billing/billing-tax-report.ts';
import { addDays } from '../../../calendar/zone.ts';

/**
 * When a provider is asked, reminded and held: after two reminders there is no new business, not before 60 days after the first asking.
 * Sources: § 23 PStTG; for Austria, Annex V of Directive 2011/16/EU, section IV, which the DPMG follows.
 */
export const taxDays = { reminded: 21, remindedAgain: 42, held: 60, betweenLast: 14 } as const;

/** What was done, latest round last, in the order of the steps. */
export interface MadeStep {
  round: number;
  step: TaxRequestStep;
  on: string;
}

const latest = (...days: string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Steps of the round that is still open. */
export function openRound(made: readonly MadeStep[]): readonly MadeStep[] {
  const round = Math.max(0, ...made.map((step) => step.round));
  const steps = made.filter((step) => step.round === round);
  return steps.some(({ step }) => step === 'given') ? [] : steps;
}

const dayOf = (steps: readonly MadeStep[], name: TaxRequestStep): string | undefined =>
  steps.find(({ step }) => step === name)?.on;

/** From when on nobody can book, if nothing is given and every reminder goes out on its day. */
export function holdDay(asked: string, steps: readonly MadeStep[]): string {
  const again = dayOf(steps, 'reminded_again') ?? addDays(asked, taxDays.remindedAgain);
  return latest(addDays(asked, taxDays.held), addDays(again, taxDays.betweenLast));
}

/** What is due today; undefined for nothing. A schedule that has stood still leaves out no reminder and no days after one. */
export function nextTaxStep(
  made: readonly MadeStep[],
  missing: readonly TaxMissing[],
  today: string,
): { round: number; step: TaxRequestStep } | undefined {
  const open = openRound(made);
  const round = open[0]?.round ?? Math.max(0, ...made.map((step) => step.round)) + 1;
  const asked = dayOf(open, 'asked');
  if (missing.length === 0) return asked === undefined ? undefined : { round, step: 'given' };
  if (asked === undefined) return { round, step: 'asked' };
  const reminded = dayOf(open, 'reminded');
  if (reminded === undefined)
    return today >= addDays(asked, taxDays.reminded) ? { round, step: 'reminded' } : undefined;
  if (dayOf(open, 'reminded_again') === undefined) {
    const due = latest(addDays(asked, taxDays.remindedAgain), addDays(reminded, taxDays.betweenLast));
    return today >= due ? { round, step: 'reminded_again' } : undefined;
  }
  if (dayOf(open, 'held') !== undefined) return undefined;
  return today >= holdDay(asked, open) ? { round, step: 'held' } : undefined;
}
