import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { matchNews } from '../../netlify/features/property/alert/actions.ts';
import { watchQueues } from '../../netlify/http/queued.ts';
import { issueToken } from '../../netlify/session/token.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { type Property, updateProperty } from '../../src/contract/property/listing.ts';
import { type SavedSearch, saveSearch } from '../../src/contract/property/saved-search.ts';
import { aListing, type PropertyForm } from './listings.ts';
import { aCustomer, aSeller, type Person } from './people.ts';
import { startWorld, type World } from './world.ts';

export type SearchForm = AskOf<typeof saveSearch>['body'];

export const minute = 60 * 1000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Makati's middle lies inside; the listings of the tests stand there unless said otherwise. */
export const triangle = {
  type: 'polygon',
  coordinates: [
    { lat: 14.5, lng: 121.0 },
    { lat: 14.6, lng: 121.0 },
    { lat: 14.55, lng: 121.1 },
  ],
};
export const hole = { type: 'circle', center: { lat: 14.5547, lng: 121.0244 }, radius: 300, exclude: true };
export const makati = { latitude: 14.5547, longitude: 121.0244 };
export const outside = { latitude: 14.59, longitude: 121.08 };

export let world: World;
export let seller: Person;
export let searcher: Person;

export interface MailRow {
  recipient: string;
  subject: string;
  body: string;
  unsubscribeUrl: string | null;
  [column: string]: unknown;
}

export const mailsTo = (email: string): Promise<MailRow[]> =>
  world.database.query<MailRow>(
    `select recipient, subject, body, unsubscribe_url as "unsubscribeUrl"
       from app.outgoing_mail where recipient = $1 and subject !~ 'confirm' order by created_at, id`,
    [email],
  );

/** Runs the schedule until nothing is left to match or, now, to mail: a run may not have time for everything. */
export const settled = () =>
  vi.waitFor(
    async () => {
      await matchNews(world.adapters);
      const open = await world.database.query(
        `select 1 from app.listing_news news join app.listing on listing.id = news.listing_id
          where news.matched_at is null and listing.status = 'published'
         union all
         select 1 from app.saved_search_match match join app.saved_search search on search.id = match.saved_search_id
           join app.listing_news news on news.id = match.news_id
           join app.listing on listing.id = news.listing_id
          where match.mailed_at is null and search.ended_at is null and search.muted_at is null and listing.status = 'published'
            and coalesce(search.last_mailed_at,
                         case search.frequency when 'instant' then '-infinity'::timestamptz else search.created_at end)
                <= $1::timestamptz - case search.frequency when 'instant' then interval '10 minutes'
                                          when 'daily' then interval '1 day' else interval '7 days' end`,
        [world.clock.now().toISOString()],
      );
      expect(open).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );

/** A run that has time for one step of each kind; what is left behind of the only news. */
export async function shortRun(): Promise<{ isMatched: boolean; matches: number }> {
  let looks = 0;
  const now = () => new Date(world.clock.now().getTime() + 4000 * looks++);
  await matchNews({ ...world.adapters, clock: { now } });
  const [left] = await world.database.query<{ isMatched: boolean; matches: number }>(
    `select matched_at is not null as "isMatched", (select count(*) from app.saved_search_match) as matches
       from app.listing_news`,
  );
  if (left === undefined) throw new Error('no news');
  return left;
}

/** Sessions do not outlive the waiting; these people sign in again. */
export async function passing(milliseconds: number): Promise<void> {
  world.clock.forward(milliseconds);
  for (const person of [seller, searcher])
    person.token = await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now());
}

export async function verified(person: Person): Promise<Person> {
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [person.user.id]);
  return person;
}

/** The tables of rows that failed and were put off, as the log tells. */
export const postponed = (): string[] =>
  world.logged.flatMap((line) => {
    const { event, table } = JSON.parse(line) as { event: string; table: string };
    return event === 'alert postponed' ? [table] : [];
  });

export const aSearch = (overrides: Partial<SearchForm> = {}): SearchForm => ({
  name: 'Makati triangle',
  frequency: 'instant',
  filters: { area: [triangle] },
  ...overrides,
});

export async function save(person: Person, overrides: Partial<SearchForm> = {}): Promise<SavedSearch> {
  const { status, body } = await world.ask(saveSearch, { body: aSearch(overrides) }, { token: person.token });
  expect(status).toBe(201);
  return body;
}

/** So many searches of others, one in `share` of which asks for the triangle. */
export const manySearches = (count: number, share: number) =>
  world.database.query(
    `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
     select 'many-' || n || '@example.org', 'en', 'Many', 'instant',
            case when n % $2::integer = 0 then $1::jsonb else '{"category":"hotel"}' end, now()
       from generate_series(1, $3::integer) n`,
    [{ area: [triangle] }, share, count],
  );

/** The matching as the schedule runs it: with the mails that it queues. */
async function scheduledMatching(): Promise<void> {
  const watched = watchQueues(world.adapters);
  await watched.run(matchNews);
  await watched.drain();
}

/** And the schedule has come by. */
export async function publish(overrides: Partial<PropertyForm> = {}): Promise<Property> {
  const listing = await aListing(world, seller, overrides);
  await world.afterwards();
  await scheduledMatching();
  return listing;
}

export async function change(id: ListingId, changes: Partial<AskOf<typeof updateProperty>['body']>): Promise<void> {
  const { status } = await world.ask(updateProperty, { body: { id, ...changes } }, { token: seller.token });
  expect(status).toBe(200);
  await world.afterwards();
  await scheduledMatching();
}

export const linkIn = (text: string, path: string): string =>
  new RegExp(`/${path}/(\\S+)`).exec(text)?.[1] ?? 'no link';

/** Of a test file about saved searches: a world in which one sells and one searches, emptied before each test. */
export function prepareSavedSearches(): void {
  beforeAll(async () => {
    world = await startWorld();
    seller = await aSeller(world);
    searcher = await verified(await aCustomer(world));
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.afterwards();
    await world.database.query('delete from app.saved_search');
    await world.database.query('delete from app.listing');
    await world.database.query('delete from app.outgoing_mail');
    await world.database.query('delete from app.rate_limit');
    world.logged.length = 0;
  });
}
