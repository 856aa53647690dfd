import type * as contract from '../../../../src/contract/billing/billing.ts';
import type { nextInvoices as nextContract } from '../../../../src/contract/billing/billing-invoice.ts';
import { plans } from '../../../../src/contract/plans.ts';
import type { Action } from '../../../http/answer.ts';
import { orderFor, standingIn, wantedOf } from './actions.ts';
import { billOf, currencyOf, isoCountry, monthOf, owedOf, vatOf } from './bill-rules.ts';
import { type Choice, endOfMonth, monthAt } from './choice-rules.ts';
import { choicesOf } from './choice-sql.ts';
import { creditFor } from './invoice-rules.ts';
import { dueCommissions, taxedOf } from './invoice-sql.ts';
import { creditOf } from './payment-sql.ts';
import { beginsAt, languageOfPlan, strandsOf } from './rules.ts';

/** Says what an order would bring, by the same rules that issue the invoices. Nothing is written. */
export const previewPackage: Action<typeof contract.previewPackage> = async ({ query, actor, world, refuse }) => {
  const { database, clock } = world;
  const now = clock.now();
  const held = (await taxedOf(database, actor.id)) ?? refuse('unauthenticated');
  const wanted = wantedOf(query, held, world, refuse);
  const operator = world.operator ?? refuse('trial_over');
  const { strand } = plans[wanted.plan];
  const standing = await standingIn(database, actor.id, held, strand);
  const order = orderFor(wanted, standing, refuse, now);
  const choices: readonly Choice[] =
    order?.choice === undefined ? standing.choices : [...standing.choices, order.choice];
  const begins = order?.begins ?? beginsAt(wanted.plan, standing.plan, standing.trial, now);
  const { vat } = vatOf({ country: isoCountry(held.country, strand), vatId: held.vatId }, strand, operator);
  const [first, second] = [monthAt(now, strand), monthAt(begins, strand)];
  const bills = [...new Set([first, second])].map(async (month) => {
    const until = endOfMonth(month, strand);
    // What is due by then is on the first of the two.
    const commissions = month === first && strand === 'services' ? await dueCommissions(database, actor.id, until) : [];
    return billOf(owedOf(month, strand, choices, commissions), vat, languageOfPlan(strand)) ?? [];
  });
  const last = choices.at(-1);
  return {
    effectiveAt: begins.toISOString(),
    currency: currencyOf(strand),
    bills: (await Promise.all(bills)).flat(),
    monthMinor: last?.pays === 'fee' ? monthOf(last.plan, vat) : 0,
  };
};

/** The same for what is chosen already. Lines to which somebody may still object are in it where their days end in time. */
export const nextInvoices: Action<typeof nextContract> = async ({ actor, world, refuse }) => {
  const { database, clock, operator } = world;
  if (operator === undefined) return { items: [] };
  const held = (await taxedOf(database, actor.id)) ?? refuse('unauthenticated');
  const coming = strandsOf(held.type).map(async (strand) => {
    const month = monthAt(clock.now(), strand);
    const until = endOfMonth(month, strand);
    const commissions = strand === 'services' ? await dueCommissions(database, actor.id, until) : [];
    const owed = owedOf(month, strand, await choicesOf(database, actor.id, [strand]), commissions);
    const { vat } = vatOf({ country: isoCountry(held.country, strand), vatId: held.vatId }, strand, operator);
    const next = billOf(owed, vat, languageOfPlan(strand));
    if (next === undefined) return [];
    const credit = creditFor(next.totalMinor, await creditOf(database, actor.id, strand));
    return [{ ...next, strand, currency: currencyOf(strand), creditMinor: credit.minor }];
  });
  return { items: (await Promise.all(coming)).flat() };
};
