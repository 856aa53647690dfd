import type * as contract from '../../../../src/contract/booking/quote.ts';
import {
  type Quote,
  type QuoteRequest,
  type QuoteRequestId,
  quoteMaximum,
  quoteRequestId,
  quoteSums,
} from '../../../../src/contract/booking/quote.ts';
import { canWithdraw } from '../../../../src/contract/booking/withdrawal-instruction.ts';
import { currencyOfZone } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { imageShown } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { placeOfAddress } from '../../../places/index.ts';
import { requireKept, soundImages, withLinks } from '../../account/index.ts';
import { agreedWith } from '../appointment/rules.ts';
import { inTurn } from '../appointment/sql.ts';
import { answerUntilOf, decideUntilOf, inReach, plainMean, proposedMaximum, quoteLimits } from './rules.ts';
import * as shopSql from './shop-sql.ts';
import * as sql from './sql.ts';
import { tellBusiness } from './tell-actions.ts';

/** What a customer does with a wish, and what both sides read of it. */

function offerShown(row: sql.QuoteRow, now: Date): Quote['offer'] {
  const { pricing, rateHundredths, durationMinutes, at, lines, provider, timeZone, currency, note } = row;
  if (pricing === null || rateHundredths === null || durationMinutes === null || at === null) return null;
  const { totalCents, vatCents, netCents } = quoteSums(lines, rateHundredths);
  const starts = row.starts.filter((start) => Date.parse(start) > now.getTime());
  const mayWithdraw = canWithdraw(agreedWith({ business: provider.business, timeZone }, now).rule);
  const sums = { rateHundredths, totalCents, vatCents, netCents, currency };
  return { pricing, lines, ...sums, note, durationMinutes, starts, at, mayWithdraw };
}

/** As one of its sides sees it: a business sees its own quote alone, which the statement takes care of. */
export async function shownTo(world: Adapters, row: sql.RequestRow, reader: AccountId): Promise<QuoteRequest> {
  const now = world.clock.now();
  const urlOf = (key: string): string => world.images.urlOf(key);
  const [withPictures] = await withLinks(world, [row]);
  if (withPictures === undefined) throw new Error('one wish has one answer');
  const isCustomer = row.account === reader;
  const { quotes, ...request } = withPictures;
  return {
    ...request,
    side: isCustomer ? 'customer' : 'provider',
    appointmentId: isCustomer || quotes.some(({ status }) => status === 'accepted') ? request.appointmentId : null,
    quotes: quotes.map((quote) => ({
      id: quote.id,
      status: quote.status,
      provider: {
        id: quote.provider.id,
        name: quote.provider.name,
        portrait: imageShown(quote.provider.portrait, urlOf),
        rating: plainMean(quote.provider),
        ratingCount: quote.provider.ratingCount,
      },
      offer: offerShown(quote, now),
      timeZone: quote.timeZone,
      distance: quote.distance,
      reason: quote.reason,
    })),
  };
}

export async function shownById(
  world: Adapters,
  { id, reader }: { id: QuoteRequestId; reader: AccountId },
  refuse: Refuse<'not_found'>,
): Promise<QuoteRequest> {
  const row = (await sql.requestOf(world.database, reader, id)) ?? refuse('not_found');
  return shownTo(world, row, reader);
}

type Where = Pick<Parameters<typeof listQuoteBusinesses>[0]['query'], 'zip' | 'country' | 'category'>;

/** Who takes requests for this trade there. */
async function businessesFor(world: Adapters, { zip, country, category }: Where, refuse: Refuse) {
  const place =
    (await placeOfAddress(world.database, { zip, country, city: '' })) ??
    refuse('invalid', { zip: 'postalCodeUnknown' });
  const around = await shopSql.businessesAround(world.database, { category, place });
  return { place, items: inReach(around, place) };
}

export const listQuoteBusinesses: Action<typeof contract.listQuoteBusinesses> = async (call) => {
  const { world, query, actor, caller, refuse } = call;
  await countUse(world, quoteLimits.searchesPerCaller, caller);
  const { place, items } = await businessesFor(world, query, refuse);
  return {
    place: place.name,
    items: items
      .filter(({ id }) => id !== actor?.id)
      .slice(0, proposedMaximum)
      .map(({ id, name, portrait, distance, ...business }) => ({
        id,
        name,
        portrait: imageShown(portrait, (key) => world.images.urlOf(key)),
        rating: plainMean(business),
        ratingCount: business.ratingCount,
        distance,
      })),
  };
};

export const requestQuotes: Action<typeof contract.requestQuotes> = async (call) => {
  const { world, actor, body, caller, language, refuse } = call;
  await countUse(world, quoteLimits.wishesPerAccount, actor.id);
  await countUse(world, quoteLimits.wishesPerCaller, caller);
  const { id = quoteRequestId.parse(crypto.randomUUID()), businesses: named, images, ...wish } = body;
  const answered = (): Promise<QuoteRequest> => shownById(world, { id, reader: actor.id }, () => refuse('conflict'));
  if (await sql.isKnown(world.database, id)) return answered();
  if (named.includes(actor.id)) return refuse('own_offer');
  const { place, items } = await businessesFor(world, wish, refuse);
  const businesses = named.map((business) => items.find((found) => found.id === business) ?? refuse('not_found'));
  const of = { purpose: 'message', maximum: quoteMaximum.images } as const;
  const pictures = images.map((image) => ({ id: image, alt: '' }));
  const sound = await soundImages(world, actor.id, pictures, of, refuse);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await inTurn(transaction, `quotes ${actor.id}`);
    if (await sql.isKnown(transaction, id)) return;
    if ((await sql.countOpen(transaction, actor.id)) >= quoteMaximum.openWishes) refuse('too_many_open');
    await requireKept(transaction, sound, refuse);
    const asked = businesses.map((found) => ({
      id: found.id,
      distance: found.distance,
      currency: currencyOfZone(found.timeZone),
    }));
    const until = { answerUntil: answerUntilOf(now), decideUntil: decideUntilOf(now) };
    const shown = { ...wish, place: place.name, language, images: sound.map((image) => image.id) };
    await sql.addRequest(transaction, { ...shown, ...until, id, account: actor.id, businesses: asked }, now);
    const row = (await sql.requestOf(transaction, actor.id, id)) ?? refuse('not_found');
    for (const { id: business, timeZone } of businesses)
      await tellBusiness(transaction, world, { wish: row, business, news: 'asked', timeZone });
  });
  return answered();
};

export const listQuotes: Action<typeof contract.listQuotes> = async ({ world, actor, query, refuse }) => {
  if (query.as === 'provider' && actor.type !== 'provider') return refuse('forbidden');
  const rows = await sql.requestsOf(world.database, actor.id, query.as);
  const items = await Promise.all(rows.map((row) => shownTo(world, row, actor.id)));
  if (query.as === 'customer') return { items, waiting: 0, takesQuotes: null };
  const shop = await shopSql.shopOf(world.database, actor.id);
  return {
    items,
    waiting: items.filter(({ quotes }) => quotes.some(({ status }) => status === 'asked')).length,
    takesQuotes: shop?.takesQuotes ?? null,
  };
};

export const getQuotes: Action<typeof contract.getQuotes> = ({ world, actor, params, refuse }) =>
  shownById(world, { id: params.id, reader: actor.id }, refuse);

/** An own wish, locked, that is still open. */
export async function lockedWish(
  transaction: Database,
  { id, account }: { id: QuoteRequestId; account: AccountId },
  refuse: Refuse<'not_found'>,
): Promise<sql.RequestRow> {
  await sql.lockRequest(transaction, id);
  const row = await sql.requestOf(transaction, account, id);
  return row?.account === account ? row : refuse('not_found');
}

/** Tells each business that was still in it. */
export async function tellLeft(
  transaction: Database,
  world: Adapters,
  {
    wish,
    left,
    news,
  }: { wish: sql.RequestRow; left: readonly AccountId[]; news: 'not_chosen' | 'withdrawn' | 'lapsed' },
): Promise<void> {
  for (const { provider, timeZone } of wish.quotes)
    if (left.includes(provider.id))
      await tellBusiness(transaction, world, { wish, business: provider.id, news, timeZone });
}

export const withdrawQuotes: Action<typeof contract.withdrawQuotes> = async ({ world, actor, params, refuse }) => {
  await world.database.transaction(async (transaction) => {
    const wish = await lockedWish(transaction, { id: params.id, account: actor.id }, refuse);
    if (wish.status === 'withdrawn') return;
    if (wish.status !== 'open') refuse('wrong_state', undefined, { state: wish.status });
    const to = { status: 'withdrawn', quotes: 'withdrawn' } as const;
    const left = await sql.endRequest(transaction, wish.id, to, world.clock.now());
    await tellLeft(transaction, world, { wish, left, news: 'withdrawn' });
  });
  return shownById(world, { id: params.id, reader: actor.id }, refuse);
};
