import type * as contract from '../../../../src/contract/booking/quote.ts';
import { type QuoteRequestId, quoteSums } from '../../../../src/contract/booking/quote.ts';
import { currencyOfZone } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { isoOf } from '../../../calendar/zone.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { ratesOf } from '../customer-invoice/draft-rules.ts';
import { issuerOf } from '../customer-invoice/issuer-actions.ts';
import { settingsOf } from '../customer-invoice/sql.ts';
import { shownById } from './actions.ts';
import { freeDays, freeInstead } from './free-actions.ts';
import { isTakenAt } from './free-sql.ts';
import { faultOfQuote, quotedVisit, quoteLimits } from './rules.ts';
import * as shopSql from './shop-sql.ts';
import * as sql from './sql.ts';
import { tellCustomer } from './tell-actions.ts';

/** What a business does with a request. */

/** The rate that the business charges first, as on its invoices; 0 where it charges none. */
async function rateOf(world: Adapters, provider: AccountId, refuse: Refuse<'no_provider'>): Promise<number> {
  const issuer = await issuerOf(world, world.database, provider, refuse);
  const { rateHundredths } = await settingsOf(world.database, provider);
  return ratesOf(issuer, rateHundredths)[0] ?? 0;
}

/** The request with the own quote, locked until the transaction ends. */
async function lockedRequest(
  transaction: Database,
  { id, provider }: { id: QuoteRequestId; provider: AccountId },
  refuse: Refuse<'not_found'>,
) {
  await sql.lockRequest(transaction, id);
  const wish = (await sql.requestOf(transaction, provider, id)) ?? refuse('not_found');
  const quote = wish.quotes.find((own) => own.provider.id === provider) ?? refuse('not_found');
  return { wish, quote };
}

export const getQuoteForm: Action<typeof contract.getQuoteForm> = async ({ world, actor, params, query, refuse }) => {
  const now = world.clock.now();
  const wish = (await sql.requestOf(world.database, actor.id, params.id)) ?? refuse('not_found');
  const shop = (await shopSql.shopOf(world.database, actor.id)) ?? refuse('not_found');
  if (wish.account === actor.id) return refuse('not_found');
  return {
    ...(await shopSql.usualPrices(world.database, actor.id, wish.category)),
    rateHundredths: await rateOf(world, actor.id, refuse),
    currency: currencyOfZone(shop.timeZone),
    timeZone: shop.timeZone,
    days: await freeDays(world.database, {
      provider: actor.id,
      visit: quotedVisit(query.minutes, shop.bufferMinutes),
      now,
    }),
  };
};

export const offerQuote: Action<typeof contract.offerQuote> = async ({ world, actor, params, body, refuse }) => {
  await countUse(world, quoteLimits.answersPerProvider, actor.id);
  const now = world.clock.now();
  const { lines, pricing, note, durationMinutes } = body;
  if ((await sql.requestOf(world.database, actor.id, params.id)) === undefined) return refuse('not_found');
  const fault = faultOfQuote(lines);
  if (fault !== undefined) return refuse('invalid', { lines: fault });
  const starts = [...new Set(body.starts.map((start) => Date.parse(start)))].toSorted((one, other) => one - other);
  if (starts.some((start) => start <= now.getTime())) return refuse('invalid', { starts: 'startPast' });
  const rateHundredths = await rateOf(world, actor.id, refuse);
  const shop = (await shopSql.shopOf(world.database, actor.id)) ?? refuse('not_found');
  const staff = (await shopSql.firstOfStaff(world.database, actor.id)) ?? refuse('not_found');
  const visit = quotedVisit(durationMinutes, shop.bufferMinutes);
  const taken = await isTakenAt(world.database, { staff, visit, starts });
  if (taken !== undefined) {
    const slots = await freeInstead(world.database, { provider: actor.id, visit, start: taken, now });
    return refuse('slot_taken', undefined, { slots });
  }
  const { totalCents, travelCents } = quoteSums(lines, rateHundredths);
  await world.database.transaction(async (transaction) => {
    const { wish, quote } = await lockedRequest(transaction, { id: params.id, provider: actor.id }, refuse);
    if (wish.status !== 'open' || !['asked', 'offered'].includes(quote.status))
      refuse('wrong_state', undefined, { state: quote.status });
    if (Date.parse(wish.answerUntil) <= now.getTime()) refuse('too_late');
    const offer = { pricing, lines, rateHundredths, totalCents, travelCents, note, durationMinutes };
    await sql.putOffer(transaction, quote.id, { ...offer, staff, starts: starts.map(isoOf) }, now);
    await tellCustomer(transaction, world, {
      wish,
      news: 'offered',
      other: quote.provider.name,
      timeZone: quote.timeZone,
      total: { cents: totalCents, currency: quote.currency, isCapped: pricing === 'capped' },
    });
  });
  return shownById(world, { id: params.id, reader: actor.id }, refuse);
};

export const declineQuote: Action<typeof contract.declineQuote> = async ({ world, actor, params, body, refuse }) => {
  await countUse(world, quoteLimits.answersPerProvider, actor.id);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const { wish, quote } = await lockedRequest(transaction, { id: params.id, provider: actor.id }, refuse);
    if (quote.status === 'declined') return;
    if (quote.status !== 'asked') refuse('wrong_state', undefined, { state: quote.status });
    await sql.putDeclined(transaction, quote.id, { reason: body.reason, now });
    const { timeZone } = quote;
    const told = { wish, news: 'declined', other: quote.provider.name, reason: body.reason, timeZone } as const;
    await tellCustomer(transaction, world, told);
    await endIfNobodyIsLeft(transaction, world, { wish, timeZone });
  });
  return shownById(world, { id: params.id, reader: actor.id }, refuse);
};

/** A wish that no business answers any more, and none has answered with a quote, is over. */
export async function endIfNobodyIsLeft(
  transaction: Database,
  world: Adapters,
  { wish, timeZone }: { wish: sql.RequestRow; timeZone: string },
): Promise<void> {
  const all = await sql.requestOf(transaction, wish.account, wish.id);
  if (all === undefined || all.status !== 'open') return;
  if (all.quotes.some(({ status }) => status === 'asked' || status === 'offered')) return;
  await sql.endRequest(transaction, wish.id, { status: 'ended', quotes: 'missed' }, world.clock.now());
  await tellCustomer(transaction, world, { wish, news: 'nobody', other: '', timeZone });
}

export const setTakesQuotes: Action<typeof contract.setTakesQuotes> = async ({ world, actor, body }) => {
  await shopSql.setTakesQuotes(world.database, actor.id, body.takesQuotes);
  return body;
};
