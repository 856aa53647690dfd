import { me } from '../../src/contract/account/account.ts';
import {
  acceptQuote,
  declineQuote,
  getQuoteForm,
  getQuotes,
  listQuoteBusinesses,
  listQuotes,
  offerQuote,
  type QuoteRequestId,
  requestQuotes,
  withdrawQuotes,
} from '../../src/contract/booking/quote.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import { paths } from '../../src/paths.ts';
import type { Ask } from '../e2e/support/ask.ts';
import { labour, material, way } from '../support/quotes.ts';
import { once, tokenOf } from './made.ts';
import { people } from './shot.ts';

/** Three wishes of the demo's customer to its provider: one waits, one is accepted, one is declined. */
const wishes = once(async (ask) => {
  const [provider, customer] = await Promise.all([tokenOf(ask, people.provider), tokenOf(ask, people.customer)]);
  const { id } = await ask(me, {}, provider);
  const place = { country: 'de', zip: '10115', category: 'reparatur' } as const;
  const { items } = await ask(listQuoteBusinesses, { query: place });
  const others = items.filter((business) => business.id !== id).slice(0, 1);
  await withdrawOthers(ask, customer);
  const asked = async (title: string, businesses: AccountId[]): Promise<QuoteRequestId> => {
    const text = 'Seit gestern, auch wenn er fest zugedreht ist. Die Armatur ist zehn Jahre alt.';
    const body = { ...place, title, text, suits: 'werktags ab 16 Uhr', businesses };
    return (await ask(requestQuotes, { body }, customer)).id;
  };
  const open = await asked('Abfluss im Bad ist verstopft', [id]);
  const answered = await asked('Fenster schließt nicht mehr', [id, ...others.map((other) => other.id)]);
  await offer(ask, provider, answered);
  await accept(ask, customer, answered);
  const declined = await asked('Heizkörper bleibt kalt', [id]);
  await ask(
    declineQuote,
    { params: { id: declined }, body: { reason: 'Heizungen machen wir leider nicht.' } },
    provider,
  );
  return { open, accepted: answered, declined };
});

/** Of the demo's wishes the one with quotes stays: three may be open. */
async function withdrawOthers(ask: Ask, customer: string): Promise<void> {
  const { items } = await ask(listQuotes, { query: {} }, customer);
  for (const { id, status, quotes } of items)
    if (status === 'open' && quotes.every((one) => one.offer === null))
      await ask(withdrawQuotes, { params: { id } }, customer);
}

async function offer(ask: Ask, provider: string, id: QuoteRequestId): Promise<void> {
  const { days } = await ask(getQuoteForm, { params: { id }, query: {} }, provider);
  const starts = days.flatMap((day) => day.starts.slice(0, 1)).slice(0, 2);
  const body = { pricing: 'fixed' as const, lines: [labour(), material(), way()], durationMinutes: 60, starts };
  await ask(offerQuote, { params: { id }, body }, provider);
}

async function accept(ask: Ask, customer: string, id: QuoteRequestId): Promise<void> {
  const { quotes } = await ask(getQuotes, { params: { id } }, customer);
  const chosen = quotes.find(({ offer: made }) => made !== null);
  if (chosen?.offer == null) throw new Error('nobody has offered anything');
  const address = { street: 'Hauptstraße 1', city: 'Berlin' };
  const { totalCents, starts } = chosen.offer;
  const body = { quoteId: chosen.id, start: starts[0] ?? '', address, totalCents, beginsEarly: true };
  await ask(acceptQuote, { params: { id }, body }, customer);
}

/** A wish of the customer that waits, was accepted, or came to nothing; and as the business sees it. */
export const wishThat =
  (state: 'open' | 'accepted' | 'declined', side: 'quote' | 'providerQuote' = 'quote') =>
  async (site: string): Promise<string> =>
    paths[side]((await wishes(site))[state]);

/** The demo's wish with two quotes to compare. */
export const demoWish = once(async (ask) => {
  const { items } = await ask(listQuotes, { query: {} }, await tokenOf(ask, people.customer));
  const compared = items.find(
    ({ status, quotes }) => status === 'open' && quotes.filter((one) => one.offer).length > 1,
  );
  if (compared === undefined) throw new Error('the demo has no quotes to compare');
  return paths.quote(compared.id);
});

/** The list of the business, with one request of each kind. */
export const quoteRequests = async (site: string): Promise<string> => {
  await wishes(site);
  return paths.providerQuotes();
};
