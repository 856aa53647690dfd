import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { HeldPlan } from '../../../../src/contract/billing/billing.ts';
import { isPaid, type PlanName, type PlanStrand, planStrands } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { daysAfter } from '../../account/index.ts';

/** Days before the end of a trial at which the account gets a mail about it. The latest that is due is sent, the others are not. */
export const toldDays = [1, 7] as const;
export type ToldDays = (typeof toldDays)[number];

/** So long the dashboard says what the end of a trial has changed. */
const outcomeDays = 30;

/** What the end of a trial has changed: drafts made of cards and listings, and people who cannot be booked any more. */
export interface TrialOutcome {
  plan: PlanName;
  cards: number;
  listings: number;
  resting: number;
}

/** The strands in which an account may hold a plan. Who offers services may list properties as well, not the other way round. */
export const strandsOf = (type: AccountType): readonly PlanStrand[] =>
  type === 'provider' ? planStrands : type === 'seller' ? ['property'] : [];

export interface Trial {
  strand: PlanStrand;
  /** Null: it never ends. */
  endsAt: string | null;
  endedAt: string | null;
  /** The account wants the smallest plan from the end on. */
  givenUpAt: string | null;
  outcome: TrialOutcome | null;
}

export const endedShown = (trial: Trial | undefined, now: Date): HeldPlan['ended'] =>
  typeof trial?.endedAt === 'string' &&
  trial.outcome !== null &&
  Date.parse(trial.endedAt) > daysAfter(now, -outcomeDays).getTime()
    ? { at: trial.endedAt, package: trial.outcome.plan, ...trial.outcome }
    : null;

export const isOver = (trial: Trial | undefined, now: Date): boolean =>
  trial !== undefined &&
  (trial.endedAt !== null || (trial.endsAt !== null && Date.parse(trial.endsAt) <= now.getTime()));

/**
 * When a changed plan takes effect. Until a trial is over nothing that it promised is taken away. Between its paid
 * plans a change counts at once, because none of them would begin at its end.
 */
export const beginsAt = (plan: PlanName, held: PlanName, trial: Trial | undefined, now: Date): Date =>
  isPaid(held) && !isPaid(plan) && typeof trial?.endsAt === 'string' && !isOver(trial, now)
    ? new Date(trial.endsAt)
    : now;

/** The language of a mail about a plan is that of its strand. */
export const languageOfPlan = (strand: PlanStrand): Language => (strand === 'services' ? 'de' : 'en');

export const packagesPath = (strand: PlanStrand, type: AccountType): string =>
  addressIn(languageOfPlan(strand), type === 'provider' ? paths.providerPackages() : paths.plansOf('seller'));

export const packagesLink = (siteUrl: string, strand: PlanStrand, type: AccountType): string =>
  siteUrl + packagesPath(strand, type);

/** Where the invoices of an account stand: sellers have them beside their plan. */
export const invoicesPath = (strand: PlanStrand, type: AccountType): string =>
  addressIn(languageOfPlan(strand), type === 'provider' ? paths.providerInvoices() : paths.plansOf('seller'));

export const invoicesLink = (siteUrl: string, strand: PlanStrand, type: AccountType): string =>
  siteUrl + invoicesPath(strand, type);
