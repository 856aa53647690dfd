import type { HeldPlan, Pays, PlanPays } from '../../../../src/contract/billing/billing.ts';
import {
  isPaid,
  type PlanName,
  type PlanStrand,
  paysCommission,
  plans,
  smallestPlan,
  trialDays,
} from '../../../../src/contract/plans.ts';
import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { daysAfter } from '../../account/index.ts';
import { isWarned, type Overdue } from './reminder-rules.ts';
import { endedShown, isOver, type Trial } from './rules.ts';

/** How an account pays in one strand, and the instant from which that counts. */
export interface Choice {
  plan: PlanName;
  pays: Pays;
  /** The fee of a whole month, as it was when it was chosen. */
  monthMinor: number;
  countsFrom: string;
  [column: string]: unknown;
}

/** Months begin and end on the clock of the strand. */
export const zoneOf = (strand: PlanStrand): string => (strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila');

const startOf = (day: string, strand: PlanStrand): Date => new Date(instantOf(day, 0, zoneOf(strand)));

/** `2026-12` -> `2027-01`. */
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 'YYYY-MM'.length);

export const monthAt = (now: Date, strand: PlanStrand): string =>
  dayAt(now.getTime(), zoneOf(strand)).slice(0, 'YYYY-MM'.length);

/** When the month after has begun: what was due by then is billed for the month. */
export const endOfMonth = (month: string, strand: PlanStrand): Date => startOf(`${monthAfter(month)}-01`, strand);

export const nextPeriod = (now: Date, strand: PlanStrand): Date => endOfMonth(monthAt(now, strand), strand);

/** The day on which a trial ends still belongs to it. */
const dayAfter = (instant: Date, strand: PlanStrand): Date =>
  startOf(addDays(dayAt(instant.getTime(), zoneOf(strand)), 1), strand);

/** The choice that is valid at an instant: the last one of those that count by then. `choices` are in the order of choosing. */
export const choiceAt = <Any extends Pick<Choice, 'countsFrom'>>(choices: readonly Any[], at: Date): Any | undefined =>
  choices.findLast(({ countsFrom }) => Date.parse(countsFrom) <= at.getTime());

/** What holds in the end, where that has not begun. */
export function plannedIn(choices: readonly Choice[], now: Date): Choice | undefined {
  const last = choices.at(-1);
  return last !== undefined && Date.parse(last.countsFrom) > now.getTime() ? last : undefined;
}

/** Without those whose place a later one has taken before they began or when. */
export const standing = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice, place) =>
    choices.slice(place + 1).every(({ countsFrom }) => Date.parse(countsFrom) > Date.parse(choice.countsFrom)),
  );

/** What an account pays now. Between the end of a trial and the day after it, that is what was ordered before. */
export function payingAt(choices: readonly Choice[], trial: Trial | undefined, now: Date): Choice | undefined {
  const found = choiceAt(choices, now) ?? (isOver(trial, now) ? plannedIn(choices, now) : undefined);
  return found?.pays === 'nothing' ? undefined : found;
}

const chosen = (plan: PlanName, pays: Pays, from: Date): Choice => ({
  plan,
  pays,
  monthMinor: pays === 'fee' ? plans[plan].priceMinor : 0,
  countsFrom: from.toISOString(),
});

export interface PlanRequest {
  plan: PlanName;
  /** Undefined: as it is, or a trial. */
  pays: PlanPays | undefined;
}

export interface HeldChoice {
  plan: PlanName;
  trial: Trial | undefined;
  choices: readonly Choice[];
  /** An invoice that was reminded of and is not paid. */
  overdue?: Overdue | undefined;
}

/** What becomes of a wish: the plan that counts at once, where that is another one, and the row that is written. */
export interface Order {
  atOnce: PlanName | undefined;
  choice: Choice | undefined;
  /** When it counts what was wished for. */
  begins: Date;
}

/** Who pays already. What is larger counts at once; what is smaller, or paid in another way, from the next month on. */
function orderOfPayer({ plan, pays }: PlanRequest, paying: Choice, { choices }: HeldChoice, now: Date): Order {
  const { strand } = plans[plan];
  const planned = plannedIn(choices, now);
  const aimed = planned ?? paying;
  const asked = pays ?? (plan === aimed.plan ? aimed.pays : paying.pays);
  const way: Pays = !isPaid(plan) ? 'nothing' : asked === 'commission' && paysCommission(plan) ? 'commission' : 'fee';
  const same = ({ plan: other, pays: others }: Choice): boolean => other === plan && others === way;
  if (same(aimed))
    return { atOnce: undefined, choice: undefined, begins: planned ? new Date(planned.countsFrom) : now };
  const isLarger = plans[plan].priceMinor > plans[paying.plan].priceMinor;
  const begins = same(paying) || isLarger ? now : nextPeriod(now, strand);
  return { atOnce: isLarger ? plan : undefined, choice: chosen(plan, way, begins), begins };
}

/** Who has a trial, or has had none: what is ordered counts when it is over. */
function orderInTrial(
  { plan, pays }: PlanRequest & { pays: PlanPays },
  { plan: held, trial, choices }: HeldChoice,
  now: Date,
): Order {
  const end = new Date(trial?.endsAt ?? daysAfter(now, trialDays));
  const begins = dayAfter(end, plans[plan].strand);
  const last = choices.at(-1);
  const isKnown = last?.plan === plan && last.pays === pays;
  return { atOnce: plan === held ? undefined : plan, choice: isKnown ? undefined : chosen(plan, pays, begins), begins };
}

/** Takes back what was ordered during a trial, unless nothing changes by the wish. */
export function withdrawalOf(
  { plan }: PlanRequest,
  { plan: held, choices }: HeldChoice,
  smallest: PlanName,
): Choice | undefined {
  const last = choices.at(-1);
  if (last === undefined || last.pays === 'nothing' || plan === held) return undefined;
  return chosen(smallest, 'nothing', new Date(last.countsFrom));
}

export type OrderRefusal = 'trial_over' | 'conflict' | 'unpaid';

/**
 * Undefined where there is nothing to order: a trial begins or changes, or a plan without a price is taken. Who was reminded twice
 * gets nothing at once before that is paid.
 */
export function orderOf(wanted: PlanRequest, held: HeldChoice, now: Date): Order | OrderRefusal | undefined {
  const order = orderAsked(wanted, held, now);
  return typeof order === 'object' && order.atOnce !== undefined && isWarned(held.overdue) ? 'unpaid' : order;
}

function orderAsked(wanted: PlanRequest, held: HeldChoice, now: Date): Order | OrderRefusal | undefined {
  const { plan, pays } = wanted;
  const paying = payingAt(held.choices, held.trial, now);
  if (paying !== undefined) return orderOfPayer(wanted, paying, held, now);
  if (!isPaid(plan)) return undefined;
  const isTrialOver = isOver(held.trial, now);
  if (pays === undefined) return isTrialOver && plan !== held.plan ? 'trial_over' : undefined;
  // Accounts of the demo have what they have.
  if (held.trial !== undefined && held.trial.endsAt === null) return 'conflict';
  if (!isTrialOver) return orderInTrial({ plan, pays }, held, now);
  return { atOnce: plan, choice: chosen(plan, pays, now), begins: now };
}

/** What comes after the present plan: what was ordered, or what is left when a trial was given up. */
function nextShown({ plan, trial, choices }: HeldChoice, now: Date): HeldPlan['next'] {
  const planned = plannedIn(choices, now);
  if (planned !== undefined && (planned.pays !== 'nothing' || choiceAt(choices, now) !== undefined))
    return { package: planned.plan, pays: planned.pays, from: planned.countsFrom };
  if (!isPaid(plan) || typeof trial?.endsAt !== 'string' || trial.givenUpAt === null) return null;
  return { package: smallestPlan[plans[plan].strand], pays: 'nothing', from: trial.endsAt };
}

/** `isPayable`: the site has an operator who can issue invoices. */
export function heldPlanShown(held: HeldChoice, { isPayable, now }: { isPayable: boolean; now: Date }): HeldPlan {
  const { plan, trial, choices, overdue } = held;
  const paying = payingAt(choices, trial, now);
  const isExempt = trial !== undefined && trial.endsAt === null;
  return {
    strand: plans[plan].strand,
    package: plan,
    trialEndsAt: isPaid(plan) && paying === undefined ? (trial?.endsAt ?? null) : null,
    isTrialOver: isOver(trial, now),
    pays: paying?.pays ?? 'nothing',
    isPayable: isPayable && !isExempt,
    next: nextShown(held, now),
    ended: isPaid(plan) ? null : endedShown(trial, now),
    overdue: overdue ?? null,
  };
}
