import * as quote from '../../../src/contract/booking/quote.ts';
import { startIn } from '../appointments.ts';
import { anOffering, offered } from '../providers.ts';
import { labour, withBusiness } from '../quotes.ts';
import { all, amongItems, byId, namesNothing, naming, oneself, providers, type Row, row, signedIn } from './rows.ts';
import { type Make, missing, nowhere, personOf, type Stage } from './stage.ts';

async function wishOf({ world }: Stage, customer: string, provider: string, isOffered = false): Promise<string> {
  const now = world.clock.now();
  const after = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
  const [made] = await world.database.query<{ id: string }>(
    `with made as (
       insert into app.quote_request (id, account_id, category, title, body, country, zip, language, answer_until, decide_until, created_at)
       values (gen_random_uuid(), $1, 'reparatur', 'Wasserhahn', 'Er tropft.', 'de', '10115', 'de', $3::timestamptz, $4::timestamptz,
         $5::timestamptz) returning id),
     asked as (
       insert into app.quote (request_id, provider_id, status, distance_kilometres, currency, created_at, pricing, lines, rate_hundredths,
         total_cents, travel_cents, duration_minutes, starts, staff_id, answered_at)
       select id, $2, case when $6 then 'offered' else 'asked' end, 3, 'EUR', $5::timestamptz, case when $6 then 'fixed' end, $7::jsonb -> 'lines',
         case when $6 then 0 end, case when $6 then 8999 end, case when $6 then 0 end, case when $6 then 60 end, $7::jsonb -> 'starts',
         (select id from app.staff where provider_id = $2 order by position limit 1), case when $6 then $5::timestamptz end
         from made)
     select id from made`,
    [
      customer,
      provider,
      after(3),
      after(14),
      now.toISOString(),
      isOffered,
      { lines: [labour()], starts: [startIn(20)] },
    ],
  );
  return made?.id ?? nowhere;
}

const aBusinessElsewhere = async ({ world }: Stage): Promise<string> => {
  const [{ id }] = await offered(world.database, anOffering({ plan: 'platin' }));
  return id;
};

/** The own wish; one that the provider of the stage was asked; one that is none of theirs; and an own one with a quote. */
const wish: Record<'own' | 'received' | 'anothers', Make> = {
  own: async (stage, actor) => wishOf(stage, personOf(stage, actor).user.id, await aBusinessElsewhere(stage)),
  received: async (stage) => {
    const { id } = stage.people.provider.user;
    await withBusiness(stage.world.database, id, 'tax_number');
    return wishOf(stage, stage.stranger.user.id, id);
  },
  anothers: async (stage) => wishOf(stage, stage.stranger.user.id, await aBusinessElsewhere(stage)),
};

/** The wish and its quote, in one word. */
const offeredTo =
  (whose: (stage: Stage, actor: Parameters<Make>[1]) => string): Make =>
  async (stage, actor) => {
    const id = await wishOf(stage, whose(stage, actor), await aBusinessElsewhere(stage), true);
    const [made] = await stage.world.database.query<{ id: string }>('select id from app.quote where request_id = $1', [
      id,
    ]);
    return `${id} ${made?.id}`;
  };

const accept = (thing: string) => {
  const [id = nowhere, quoteId = nowhere] = thing.split(' ');
  return {
    params: { id: id as never },
    body: {
      quoteId: quoteId as never,
      start: startIn(20),
      address: { street: 'Hauptstraße 1', city: 'Berlin' },
      totalCents: 8999,
    },
  };
};

const offer = (id: string) => ({
  ...byId(id),
  body: { pricing: 'fixed' as const, lines: [labour()], durationMinutes: 60, starts: [startIn(20)] },
});

const asked = {
  country: 'de' as const,
  zip: '10115',
  category: 'reparatur' as const,
  title: 'Wasserhahn',
  text: 'Er tropft.',
  businesses: [nowhere as never],
};

export const quoteRows: Record<string, Row> = {
  listQuoteBusinesses: row(
    quote.listQuoteBusinesses,
    { ask: () => ({ query: { country: 'de' as const, zip: '10115', category: 'reparatur' as const } }) },
    naming(namesNothing, all('200')),
  ),
  requestQuotes: row(
    quote.requestQuotes,
    { ask: () => ({ body: asked }) },
    naming(namesNothing, signedIn('404 not_found')),
  ),
  listQuotes: row(
    quote.listQuotes,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: wish.own, answers: signedIn('200 shown') },
      anothers: { make: wish.anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      received: {
        make: wish.received,
        ask: () => ({ query: { as: 'provider' } }),
        answers: providers('200 shown'),
      },
    },
  ),
  getQuotes: row(
    quote.getQuotes,
    { ask: byId },
    {
      own: { make: wish.own, answers: signedIn('200') },
      anothers: { make: wish.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: { make: wish.received, answers: { ...signedIn('404 not_found'), provider: '200' } },
    },
  ),
  withdrawQuotes: row(
    quote.withdrawQuotes,
    { ask: byId },
    {
      own: { make: wish.own, answers: signedIn('200') },
      anothers: { make: wish.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: { make: wish.received, answers: signedIn('404 not_found') },
    },
  ),
  acceptQuote: row(
    quote.acceptQuote,
    { ask: accept },
    {
      own: { make: offeredTo((stage, actor) => personOf(stage, actor).user.id), answers: signedIn('201') },
      anothers: { make: offeredTo(({ stranger }) => stranger.user.id), answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  getQuoteForm: row(
    quote.getQuoteForm,
    { ask: (id) => ({ ...byId(id), query: {} }) },
    {
      own: { make: wish.received, answers: providers('200') },
      anothers: { make: wish.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  offerQuote: row(
    quote.offerQuote,
    { ask: offer },
    {
      own: { make: wish.received, answers: providers('200') },
      anothers: { make: wish.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  declineQuote: row(
    quote.declineQuote,
    { ask: (id) => ({ ...byId(id), body: {} }) },
    {
      own: { make: wish.received, answers: providers('200') },
      anothers: { make: wish.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  setTakesQuotes: row(
    quote.setTakesQuotes,
    { ask: () => ({ body: { takesQuotes: true } }) },
    naming(oneself, providers('200')),
  ),
};
