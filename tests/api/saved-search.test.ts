import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outboxMailer } from '../../netlify/adapters/mail/outbox.ts';
import { smtpMailer } from '../../netlify/adapters/mail/smtp.ts';
import { matchNews } from '../../netlify/features/alert/sql.ts';
import matchNewsDoor from '../../netlify/functions/match-news.ts';
import { issueToken } from '../../netlify/session/token.ts';
import { verifyEmail } from '../../src/contract/account.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { listListings } from '../../src/contract/listing.ts';
import { deleteProperty, updateProperty } from '../../src/contract/property.ts';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  unsubscribe,
} from '../../src/contract/saved-search.ts';
import { readShapes } from '../../src/contract/shape-text.ts';
import { aListing, inventedListings, type PropertyForm } from '../support/listings.ts';
import { startMailServer } from '../support/mail-server.ts';
import { aCustomer, anEmail, aSeller, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

type SearchForm = AskOf<typeof saveSearch>['body'];

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Makati's middle lies inside; the listings of the tests stand there unless said otherwise. */
const triangle = {
  type: 'polygon',
  coordinates: [
    { lat: 14.5, lng: 121.0 },
    { lat: 14.6, lng: 121.0 },
    { lat: 14.55, lng: 121.1 },
  ],
};
const hole = { type: 'circle', center: { lat: 14.5547, lng: 121.0244 }, radius: 300, exclude: true };
const makati = { latitude: 14.5547, longitude: 121.0244 };
const outside = { latitude: 14.59, longitude: 121.08 };

let world: World;
let seller: Person;
let searcher: Person;

interface MailRow {
  recipient: string;
  subject: string;
  body: string;
  unsubscribeUrl: string | null;
  [column: string]: unknown;
}

const mailsTo = (email: string): Promise<MailRow[]> =>
  world.database.query<MailRow>(
    `select recipient, subject, body, unsubscribe_url as "unsubscribeUrl"
       from app.outgoing_mail where recipient = $1 and subject !~ 'confirm' order by created_at, id`,
    [email],
  );

/** Runs the schedule until nothing is left to match or, now, to mail: other runs may hold rows meanwhile, or pause. */
const settled = () =>
  vi.waitFor(
    async () => {
      await matchNews(world.adapters);
      const open = await world.database.query(
        `select 1 from app.listing_news news join app.listing on listing.id = news.listing_id
          where news.matched_at is null and listing.status = 'published'
         union all
         select 1 from app.saved_search_match match join app.saved_search search on search.id = match.saved_search_id
          where match.mailed_at is null and search.ended_at is null
            and coalesce(search.last_mailed_at,
                         case search.frequency when 'instant' then '-infinity'::timestamptz else search.created_at end)
                <= $1::timestamptz - case search.frequency when 'instant' then interval '10 minutes'
                                          when 'daily' then interval '1 day' else interval '7 days' end`,
        [world.clock.now().toISOString()],
      );
      expect(open).toEqual([]);
    },
    { timeout: 3000, interval: 20 },
  );

/** A run that has time for one step of each kind; what is left behind of the only news. */
async function shortRun(): Promise<{ isMatched: boolean; matches: number }> {
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
async function passing(milliseconds: number): Promise<void> {
  world.clock.forward(milliseconds);
  for (const person of [seller, searcher])
    person.token = await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now());
}

async function verified(person: Person): Promise<Person> {
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [person.user.id]);
  return person;
}

/** The tables of rows that failed and were put off, as the log tells. */
const postponed = (): string[] =>
  world.logged.flatMap((line) => {
    const { event, table } = JSON.parse(line) as { event: string; table: string };
    return event === 'alert postponed' ? [table] : [];
  });

const aSearch = (overrides: Partial<SearchForm> = {}): SearchForm => ({
  name: 'Makati triangle',
  frequency: 'instant',
  filters: { area: [triangle] },
  ...overrides,
});

async function save(person: Person, overrides: Partial<SearchForm> = {}): Promise<SavedSearch> {
  const { status, body } = await world.ask(saveSearch, { body: aSearch(overrides) }, { token: person.token });
  expect(status).toBe(201);
  return body;
}

const publish = (overrides: Partial<PropertyForm> = {}) => aListing(world, seller, overrides);
const change = (id: ListingId, changes: Partial<AskOf<typeof updateProperty>['body']>) =>
  world.ask(updateProperty, { body: { id, ...changes } }, { token: seller.token });

const linkIn = (text: string, path: string): string => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1] ?? 'no link';

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
  searcher = await verified(await aCustomer(world));
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.saved_search');
  await settled();
  await world.database.query('delete from app.listing');
  await world.database.query('delete from app.outgoing_mail');
  await world.database.query('delete from app.rate_limit');
  world.logged.length = 0;
});

describe('a saved search with a polygon', () => {
  it('tells of a listing published inside it, and says which search it was', async () => {
    await save(searcher);
    const listing = await publish({ title: 'Flat\nin the middle', dealType: 'rent', price: 25_000 });
    await settled();
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('1 match for your search: Makati triangle');
    expect(mail?.body).toContain(`New: Flat in the middle
Makati, Metro Manila · ₱25,000/mo
http://localhost:5000/property/${listing.id}`);
  });

  it('is told however many searches ask for the place', async () => {
    await world.database.query(
      `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
       select 'many-' || n || '@example.org', 'en', 'Many', 'instant',
              case when n % 20 = 0 then $1::jsonb else '{"category":"hotel"}' end, now()
         from generate_series(1, 120) n`,
      [{ area: [triangle] }],
    );
    await publish();
    await settled();
    const told = await world.database.query('select 1 from app.outgoing_mail where recipient like $1', ['many-%']);
    expect(told).toHaveLength(6);
  });

  it('is told once, though there are more searches than one run has time for, and a run is broken off', async () => {
    await world.database.query(
      `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
       select 'many-' || n || '@example.org', 'en', 'Many', 'instant',
              case when n % 100 = 0 then $1::jsonb else '{"category":"hotel"}' end, now()
         from generate_series(1, 3200) n`,
      [{ area: [triangle] }],
    );
    await world.database.query(
      `create function app.stumble() returns trigger language plpgsql as $$ begin raise exception 'stumbled'; end $$`,
    );
    await save(searcher);
    const draft = await publish({ status: 'draft' });
    await world.database.query(
      `update app.listing set status = 'published', published_at = now(), expires_at = now() + interval '9 days'
        where id = $1`,
      [draft.id],
    );
    expect(await shortRun()).toEqual({ isMatched: false, matches: expect.any(Number) });
    await world.database.query(
      'create trigger stumbling before insert on app.saved_search_match for each statement execute function app.stumble()',
    );
    const before = await shortRun();
    expect(postponed()).toEqual(['listing_news']);
    await world.database.query('drop function app.stumble cascade');
    await passing(6 * minute);
    const { isMatched, matches } = await shortRun();
    expect(isMatched).toBe(false);
    expect(matches).toBeGreaterThan(before.matches);
    await Promise.all([shortRun(), shortRun(), shortRun()]);
    await settled();
    const told = await world.database.query<{ recipient: string }>('select recipient from app.outgoing_mail');
    const expected = Array.from({ length: 32 }, (_, n) => `many-${(n + 1) * 100}@example.org`);
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([...expected, searcher.user.email].toSorted());
  });

  it('stays silent for one outside, though inside the box around it', async () => {
    await save(searcher);
    await publish(outside);
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('stays silent for one in an excluded hole', async () => {
    await save(searcher, { filters: { area: [triangle, hole] } });
    await publish({ title: 'In the hole', ...makati });
    await publish({ title: 'Beside the hole', latitude: 14.5547, longitude: 121.03 });
    await settled();
    const mails = await mailsTo(searcher.user.email);
    expect(mails.map(({ body }) => body).join()).toContain('Beside the hole');
    expect(mails.map(({ body }) => body).join()).not.toContain('In the hole');
  });

  it.each([
    { dealType: 'rent' },
    { category: 'house-lot' },
    { type: 'land' },
    { priceMax: 5_499_999 },
    { areaMin: 55 },
    { bedrooms: 1 },
    { furnished: true },
    { q: 'villa' },
    { bbox: '121.03,14.5,121.1,14.6' },
  ] as const)('stays silent for one that does not fit the filter %o', async (filter) => {
    await save(searcher, { filters: { area: [triangle], ...filter } });
    await publish();
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('goes by the place that visitors see, not by the hidden one', async () => {
    await save(searcher, {
      filters: { area: [{ type: 'circle', center: { lat: 14.5547, lng: 121.0244 }, radius: 100 }] },
    });
    await publish({ ...makati, isPositionExact: false });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('leads to all its results on /home', async () => {
    const filters = {
      area: [triangle, hole],
      category: 'condominium' as const,
      q: 'Ayala',
      furnished: false,
    };
    await save(searcher, { filters });
    await publish({ latitude: 14.5547, longitude: 121.03 });
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    const link = new URL(/http:\S+\/home\S*/.exec(mail?.body ?? '')?.[0] ?? 'http://none');
    expect(link.searchParams.get('category')).toBe('condominium');
    expect(link.searchParams.get('q')).toBe('Ayala');
    expect(link.searchParams.get('furnished')).toBe('false');
    expect(readShapes(link.searchParams.get('area') ?? '')).toEqual([triangle, hole]);
  });
});

describe('any saved search', () => {
  it('tells exactly the searches that browsing would answer with the listing', async () => {
    const filters: SearchForm['filters'][] = [
      {},
      { type: 'residential', dealType: 'buy' },
      { category: 'lot' },
      { priceMin: 1_000_000, priceMax: 7_000_000 },
      { bedrooms: 4, available: true },
      { q: 'sun tow' },
      { area: [{ type: 'rectangle', bounds: { north: 15, south: 14, east: 121.05, west: 120 } }], areaMax: 200 },
      { area: [{ type: 'circle', center: { lat: 10.3157, lng: 123.8854 }, radius: 60_000 }], furnished: true },
      { bbox: '120.9,14.4,121.2,14.8', category: 'hotel' },
      { area: [triangle, hole], bbox: '121.0,14.5,121.03,14.6' },
    ];
    const saved = [];
    for (const asked of filters) saved.push(await save(searcher, { filters: asked, frequency: 'weekly' }));
    for (const { x, y, centavos, isAvailable, isFurnished, category, dealType, ...seen } of inventedListings(40, 7)) {
      if (category === 'architects' || category === 'constructors' || dealType === 'none') continue;
      await publish({
        ...seen,
        category,
        dealType,
        price: centavos / 100,
        isAvailableNow: isAvailable,
        isFurnished,
        latitude: y / 1e6,
        longitude: x / 1e6,
      });
    }
    await settled();
    for (const [index, search] of saved.entries()) {
      const { body } = await world.ask(listListings, { query: { ...filters[index], limit: 60 } });
      const matched = await world.database.query<{ id: string }>(
        `select news.listing_id as id from app.saved_search_match match
           join app.listing_news news on news.id = match.news_id where match.saved_search_id = $1`,
        [search.id],
      );
      expect(matched.map(({ id }) => id).sort()).toEqual(body.items.map(({ id }) => id).sort());
    }
  }, 60_000);

  it('tells of what becomes cheaper with both prices, and is silent about what becomes dearer', async () => {
    const listing = await publish({ price: 5_500_000 });
    await save(searcher);
    await change(listing.id, { price: 6_000_000 });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await change(listing.id, { price: 4_900_000.5 });
    await settled();
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.body).toContain('Cheaper: Condominium near Ayala Avenue');
    expect(mail?.body).toContain('₱4,900,000.50 (was ₱6,000,000)');
  });

  it('tells of a draft only when it is published', async () => {
    await save(searcher);
    const draft = await publish({ status: 'draft' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await change(draft.id, { status: 'published' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('tells of what became cheaper while it was paused only when it can be seen again', async () => {
    const listing = await publish();
    await save(searcher);
    await change(listing.id, { status: 'paused', price: 5_000_000 });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await change(listing.id, { status: 'published' });
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    expect(mail?.body).toContain('₱5,000,000 (was ₱5,500,000)');
  });

  it('is silent when a pause ends and nothing has changed', async () => {
    const listing = await publish();
    await save(searcher);
    await change(listing.id, { status: 'paused' });
    await change(listing.id, { status: 'published' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('tells nobody of their own listings', async () => {
    await verified(seller);
    await save(seller);
    await publish();
    await settled();
    expect(await mailsTo(seller.user.email)).toEqual([]);
  });

  it('sends one mail however many runs match at once', async () => {
    await save(searcher);
    await publish();
    await Promise.all([1, 2, 3, 4].map(() => matchNews(world.adapters)));
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('loses nothing when its mail cannot be written: it comes with a later run', async () => {
    await save(searcher);
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    await publish();
    await vi.waitFor(async () => {
      await matchNews(world.adapters);
      expect(postponed()).toContain('saved_search');
    });
    await world.database.query('alter table app.outgoing_mail_away rename to outgoing_mail');
    await passing(6 * minute);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('goes on without a listing and without a search that make the matching fail, and tries again later', async () => {
    await save(searcher, { name: 'Broken', filters: { area: [triangle], q: 'villa' } });
    await save(searcher, { name: 'Whole' });
    await world.database.query(
      `create function app.stumble() returns trigger language plpgsql as $$
       begin
         if exists (select from app.saved_search where id = new.saved_search_id and name = 'Broken')
            or exists (select from app.listing_news n join app.listing l on l.id = n.listing_id
                        where n.id = new.news_id and title = 'Cursed') then
           raise exception 'stumbled';
         end if;
         return new;
       end $$`,
    );
    await world.database.query(
      'create trigger stumbling before insert on app.saved_search_match for each row execute function app.stumble()',
    );
    const stumbleNoMore = () => world.database.query('drop function if exists app.stumble cascade');
    onTestFinished(async () => void (await stumbleNoMore()));
    await publish({ title: 'Cursed' });
    await publish({ title: 'Villa' });
    await publish({ title: 'House' });
    await vi.waitFor(async () => {
      await matchNews(world.adapters);
      expect(postponed()).toEqual(['listing_news', 'listing_news']);
    });
    await passing(11 * minute);
    const told = async () => (await mailsTo(searcher.user.email)).map(({ body }) => body).join();
    // What publishing set going may still hold rows.
    await vi.waitFor(async () => {
      await matchNews(world.adapters);
      expect(await told()).toContain('House');
    });
    expect(await told()).not.toContain('Cursed');
    await stumbleNoMore();
    await passing(hour);
    await settled();
    expect(await told()).toContain('Cursed');
    expect(await told()).toContain('Villa');
  });

  it('leaves alone in the end what keeps failing', async () => {
    await save(searcher);
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    const putBack = () => world.database.query('alter table if exists app.outgoing_mail_away rename to outgoing_mail');
    onTestFinished(async () => void (await putBack()));
    await publish();
    for (let run = 0; run < 12; run += 1) {
      await matchNews(world.adapters);
      await passing(7 * hour);
    }
    await putBack();
    expect(postponed()).toHaveLength(8);
    await matchNews(world.adapters);
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('mails at once, and then no more often than every ten minutes with what has come together', async () => {
    await save(searcher);
    await publish({ title: 'First' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await publish({ title: 'Second' });
    await publish({ title: 'Third' });
    await passing(9 * minute);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await passing(minute);
    await settled();
    const [, later, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(later?.subject).toBe('2 matches for your search: Makati triangle');
    for (const title of ['Second', 'Third']) expect(later?.body).toContain(`New: ${title}`);
  });

  it('tells a second reduction within a day only if it is a hundredth less than what the last mail said', async () => {
    const listing = await publish({ price: 5_000_000 });
    await save(searcher);
    const lower = async (price: number): Promise<string[]> => {
      await change(listing.id, { price });
      await passing(10 * minute);
      await settled();
      return (await mailsTo(searcher.user.email)).map(({ body }) => body);
    };
    expect(await lower(4_990_000)).toHaveLength(1);
    expect(await lower(4_980_000)).toHaveLength(1);
    expect(await lower(4_940_101)).toHaveLength(1);
    const [, second, ...rest] = await lower(4_940_100);
    expect(rest).toEqual([]);
    expect(second).toContain('₱4,940,100 (was ₱4,990,000)');
    expect(await lower(4_940_000)).toHaveLength(2);
    await passing(day);
    expect(await lower(4_939_000)).toHaveLength(3);
  });

  it('speaks the language in which it was saved', async () => {
    await world.ask(saveSearch, { body: aSearch() }, { token: searcher.token, language: 'de' });
    await publish({ dealType: 'rent', price: 30_000 });
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    expect(mail?.subject).toBe('1 Treffer für Ihre Suche: Makati triangle');
    expect(mail?.body).toContain('Neu: Condominium near Ayala Avenue');
    expect(mail?.body).toContain('₱30,000/Monat');
  });
});

describe('a daily or weekly search', () => {
  it.each([
    { frequency: 'daily', wait: day },
    { frequency: 'weekly', wait: 7 * day },
  ] as const)('gathers what $frequency has to tell into one mail', async ({ frequency, wait }) => {
    await save(searcher, { frequency });
    for (let count = 1; count <= 12; count += 1) await publish({ title: `House ${count}` });
    const withdrawn = await publish({ title: 'Gone' });
    await settled();
    await passing(wait - hour);
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await world.ask(deleteProperty, { body: { id: withdrawn.id } }, { token: seller.token });
    await passing(hour);
    expect((await matchNewsDoor(new Request('http://localhost'))).status).toBe(204);
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('12 matches for your search: Makati triangle');
    expect(mail?.body.match(/\/property\//g)).toHaveLength(10);
    expect(mail?.body).toContain('… and 2 more.');
    expect(mail?.body).not.toContain('Gone');

    await publish({ title: 'The next one' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await passing(wait);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(2);
  });

  it('leaves out what no longer fits when the mail goes out', async () => {
    await save(searcher, { frequency: 'daily', filters: { priceMax: 6_000_000 } });
    const listing = await publish();
    await settled();
    await change(listing.id, { price: 7_000_000 });
    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });
});

describe('without an account', () => {
  it('a search sleeps until its link is followed, which works for seven days', async () => {
    const email = anEmail('guest');
    const saved = await world.ask(saveSearch, { body: aSearch({ email: email.toUpperCase() }) });
    expect(saved).toMatchObject({ status: 201, body: { isConfirmed: false, name: 'Makati triangle' } });
    const [mail] = await world.database.query<MailRow>(
      'select subject, body from app.outgoing_mail where recipient = $1',
      [email],
    );
    expect(mail?.subject).toBe('Please confirm your saved search');
    // What a stranger types must not reach other people's addresses.
    expect(mail?.body).not.toContain('triangle');
    await publish({ title: 'Too early' });
    await settled();
    expect(await mailsTo(email)).toEqual([]);

    const token = linkIn(mail?.body ?? '', 'saved-search/confirm');
    expect((await world.ask(confirmSavedSearch, { params: { token } })).body).toEqual({ name: 'Makati triangle' });
    expect((await world.ask(confirmSavedSearch, { params: { token } })).status).toBe(200);
    await publish({ title: 'Heard of' });
    await settled();
    expect((await mailsTo(email)).map(({ body }) => body).join()).toContain('Heard of');
    expect((await mailsTo(email)).map(({ body }) => body).join()).not.toContain('Too early');

    await passing(7 * day + hour);
    expect((await world.ask(confirmSavedSearch, { params: { token } })).refusal.code).toBe('link_invalid');
  });

  it('a search that nobody confirms is deleted after seven days, a confirmed one stays', async () => {
    await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest') }) });
    await save(searcher);
    await passing(7 * day - hour);
    await matchNewsDoor(new Request('http://localhost'));
    expect(await world.database.query('select 1 from app.saved_search')).toHaveLength(2);
    await passing(2 * hour);
    await matchNewsDoor(new Request('http://localhost'));
    expect(
      await world.database.query(
        'select isConfirmed from (select confirmed_at is not null as isConfirmed from app.saved_search) s',
      ),
    ).toEqual([{ isconfirmed: true }]);
  });

  it('a search is confirmed with the address, when its account confirms that', async () => {
    const email = anEmail('guest');
    await world.ask(saveSearch, { body: aSearch({ email, name: 'As a guest' }) });
    const person = await aCustomer(world, { email });
    await save(person, { name: 'With an account' });
    await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest'), name: 'Of somebody else' }) });
    const [mail] = await world.database.query<MailRow>(
      `select body from app.outgoing_mail where recipient = $1 and body like '%/verify-email/%'`,
      [email],
    );
    const token = linkIn(mail?.body ?? '', 'verify-email');
    expect((await world.ask(verifyEmail, { params: { token } })).status).toBe(200);
    await publish();
    await settled();
    const told = (await mailsTo(email)).map(({ subject }) => subject);
    expect(told.filter((subject) => /As a guest|With an account/.test(subject))).toHaveLength(2);
    await passing(8 * day);
    await matchNewsDoor(new Request('http://localhost'));
    const names = await world.database.query('select name from app.saved_search order by name');
    expect(names).toEqual([{ name: 'As a guest' }, { name: 'With an account' }]);
  });

  it('an address gets few confirmation mails an hour', async () => {
    const email = anEmail('guest');
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await world.ask(saveSearch, { body: aSearch({ email }) }, { caller: `10.0.0.${time}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await world.database.query('select 1 from app.saved_search')).toHaveLength(5);
  });

  it('a caller saves few searches an hour', async () => {
    const caller = '10.1.1.1';
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1)
      statuses.add((await world.ask(saveSearch, { body: aSearch({ email: anEmail('guest') }) }, { caller })).status);
    expect([...statuses]).toEqual([201, 429]);
  });
});

describe('with an account', () => {
  it('a search of an address that is not confirmed has to be confirmed, one of a confirmed address lives at once', async () => {
    const newcomer = await aCustomer(world);
    await world.database.query('delete from app.outgoing_mail');
    expect(await save(newcomer)).toMatchObject({ isConfirmed: false });
    const [mail] = await world.database.query<MailRow>('select recipient, body from app.outgoing_mail');
    expect(mail?.recipient).toBe(newcomer.user.email);
    await world.ask(confirmSavedSearch, { params: { token: linkIn(mail?.body ?? '', 'saved-search/confirm') } });
    const { body } = await world.ask(listSavedSearches, {}, { token: newcomer.token });
    expect(body).toMatchObject([{ isConfirmed: true }]);
    expect(await save(searcher, { email: 'somebody.else@example.org' })).toMatchObject({ isConfirmed: true });
    expect(
      await world.database.query('select email from app.saved_search where account_id = $1', [searcher.user.id]),
    ).toEqual([{ email: searcher.user.email }]);
  });

  it('a search follows the account to another address, and is silent until that is confirmed', async () => {
    const mover = await verified(await aCustomer(world));
    await save(mover);
    const moved = anEmail('moved');
    await world.database.query('update app.account set email = $2, email_verified_at = null where id = $1', [
      mover.user.id,
      moved,
    ]);
    await publish({ title: 'Too early' });
    await settled();
    await world.database.query('update app.account set email_verified_at = now() where id = $1', [mover.user.id]);
    await publish({ title: 'Heard of' });
    await settled();
    expect(await mailsTo(mover.user.email)).toEqual([]);
    const told = (await mailsTo(moved)).map(({ body }) => body).join();
    expect(told).toContain('Heard of');
    expect(told).not.toContain('Too early');
  });

  it('searches are listed with filters that can be asked again, changed and deleted', async () => {
    const filters = { area: [triangle], bbox: '121,14.5,121.1,14.6', priceMax: 9_000_000, furnished: true };
    const saved = await save(searcher, { filters });
    expect(saved.filters).toEqual({ category: 'all', ...filters });
    expect(saved).toMatchObject({ frequency: 'instant', lastMailedAt: null });
    const again = await world.ask(
      changeSavedSearch,
      { params: { id: saved.id }, body: { filters: saved.filters } },
      { token: searcher.token },
    );
    expect(again.body.filters).toEqual(saved.filters);
    const renamed = await world.ask(
      changeSavedSearch,
      { params: { id: saved.id }, body: { name: 'Elsewhere', frequency: 'daily' } },
      { token: searcher.token },
    );
    expect(renamed.body).toMatchObject({ name: 'Elsewhere', frequency: 'daily', filters: saved.filters });
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([renamed.body]);
    expect((await world.ask(deleteSavedSearch, { params: { id: saved.id } }, { token: searcher.token })).body).toEqual(
      {},
    );
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([]);
  });

  it('a search with other filters finds by these, and forgets what it has not told', async () => {
    const saved = await save(searcher, { frequency: 'daily' });
    await publish({ title: 'By the old filters' });
    await settled();
    await world.ask(
      changeSavedSearch,
      {
        params: { id: saved.id },
        body: { filters: { area: [{ ...hole, exclude: false, center: { lat: 10.3, lng: 123.9 } }] } },
      },
      { token: searcher.token },
    );
    await publish({ title: 'By the new filters', latitude: 10.3, longitude: 123.9 });
    await passing(day);
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    expect(mail?.body).toContain('By the new filters');
    expect(mail?.body).not.toContain('By the old filters');
  });

  it("other people's searches answer like those that are not there", async () => {
    const saved = await save(searcher);
    const stranger = await aCustomer(world);
    for (const id of [saved.id, '6f0e7a51-0a0a-4a0a-8a0a-0a0a0a0a0a0a', 'x']) {
      for (const line of [`PUT /api/saved-searches/${id}`, `DELETE /api/saved-searches/${id}`]) {
        const answered = await world.raw(line, { name: 'Mine now' }, { token: stranger.token });
        expect(answered.status).toBe(404);
      }
    }
    expect((await world.ask(listSavedSearches, {}, { token: stranger.token })).body).toEqual([]);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([saved]);
  });

  it('calls without a session are refused', async () => {
    for (const line of ['GET /api/saved-searches', 'PUT /api/saved-searches/x', 'DELETE /api/saved-searches/x'])
      expect((await world.raw(line)).status).toBe(401);
  });

  it.each([
    { language: 'en', sentence: 'More than 50 saved searches are not possible. Please delete another one first' },
    {
      language: 'de',
      sentence: 'Mehr als 50 gespeicherte Suchen sind nicht möglich. Bitte löschen Sie zuerst eine andere',
    },
  ])('there are at most 50, said in $language', async ({ language, sentence }) => {
    await world.database.query(
      `insert into app.saved_search (account_id, email, language, name, frequency, filters)
       select $1, $2, 'en', 'Number ' || n, 'daily', '{}'::jsonb from generate_series(1, 49) n`,
      [searcher.user.id, searcher.user.email],
    );
    const answered = await Promise.all(
      [1, 2].map(() => world.ask(saveSearch, { body: aSearch() }, { token: searcher.token, language })),
    );
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect(answered.find(({ status }) => status === 400)?.refusal.fields).toEqual({ name: sentence });
  });
});

/** Somebody has been told of a listing. */
const aMail = async (): Promise<MailRow> => {
  await save(searcher);
  await publish();
  await settled();
  const [mail] = await mailsTo(searcher.user.email);
  if (mail === undefined) throw new Error('no mail');
  return mail;
};

describe('unsubscribing', () => {
  it('ends the mails by the link that every one of them holds', async () => {
    const token = linkIn((await aMail()).body, 'saved-search/unsubscribe');
    const ended = await world.ask(unsubscribe, { params: { token } });
    expect(ended).toMatchObject({ status: 200, body: { name: 'Makati triangle' } });
    expect((await world.ask(unsubscribe, { params: { token } })).status).toBe(200);
    await publish();
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([]);
  });

  it('works by the one click of a mail program, which posts a form', async () => {
    const { unsubscribeUrl } = await aMail();
    const response = await world.fetch(
      new Request(unsubscribeUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(response.status).toBe(200);
    await publish();
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('is announced to mail programs by the headers of RFC 8058', async () => {
    const server = await startMailServer();
    const letter = { to: 'guest@example.org', subject: 'News', text: 'Hello' };
    const unsubscribeUrl = `https://example.org/api/saved-searches/unsubscribe/${'x'.repeat(300)}`;
    const mailer = smtpMailer(server.url, 'hello@example.org');
    await mailer.send({ ...letter, unsubscribeUrl });
    await mailer.send(letter);
    const [listed, plain] = server.arrived.map(({ source }) => source.replace(/\r\n\s+/g, ' '));
    expect(listed).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(listed).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
    for (const refusing of [mailer, outboxMailer()])
      await expect(refusing.send({ ...letter, unsubscribeUrl: 'https://a.example>\r\nBcc: b' })).rejects.toThrow(
        TypeError,
      );
    await server.stop();
  });

  it('does nothing on a mere look at the address', async () => {
    const { unsubscribeUrl } = await aMail();
    expect((await world.fetch(new Request(unsubscribeUrl ?? ''))).status).toBe(405);
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toHaveLength(1);
  });

  it('refuses a token that is not one, or is for something else', async () => {
    await world.ask(saveSearch, { body: aSearch({ email: 'guest@example.org' }) });
    const [mail] = await world.database.query<MailRow>(
      `select body from app.outgoing_mail where recipient = 'guest@example.org'`,
    );
    const confirmation = linkIn(mail?.body ?? '', 'saved-search/confirm');
    for (const token of ['x', confirmation, `${confirmation}x`, 'y'.repeat(600)])
      expect((await world.ask(unsubscribe, { params: { token } })).refusal.code).toBe('link_invalid');
    expect((await world.ask(confirmSavedSearch, { params: { token: 'x' } })).refusal.code).toBe('link_invalid');
  });
});

describe('bad input', () => {
  const bow = [
    { lat: 14, lng: 121 },
    { lat: 15, lng: 122 },
    { lat: 15, lng: 121 },
    { lat: 14, lng: 122 },
  ];
  const faults: [field: string, bad: Record<string, unknown>, en: string, de: string][] = [
    ['email', { email: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    [
      'email',
      { email: 'nobody' },
      'Please enter a valid e-mail address',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ],
    ['name', { name: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    ['name', { name: '  ' }, 'This field is required', 'Dieses Feld wird benötigt'],
    ['name', { name: 'x'.repeat(121) }, 'Please enter at most 120 characters', 'Bitte höchstens 120 Zeichen eingeben'],
    [
      'frequency',
      { frequency: 'hourly' },
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    ['filters', { filters: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    [
      'filters',
      { filters: 'all' },
      'This value does not have the right form',
      'Dieser Wert hat nicht die richtige Form',
    ],
    [
      'filters.q',
      { filters: { q: 'half a sign \ud83c' } },
      'This value does not have the right form',
      'Dieser Wert hat nicht die richtige Form',
    ],
    [
      'filters.category',
      { filters: { category: 'castle' } },
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    [
      'filters.priceMax',
      { filters: { priceMin: 5, priceMax: 4 } },
      'The maximum must not be below the minimum',
      'Das Höchste darf nicht kleiner als das Mindeste sein',
    ],
    [
      'filters.bedrooms',
      { filters: { bedrooms: 1.5 } },
      'Please enter a whole number',
      'Bitte geben Sie eine ganze Zahl ein',
    ],
    [
      'filters.bbox',
      { filters: { bbox: '1,2,3' } },
      'Please give west,south,east,north in degrees',
      'Bitte geben Sie west,süd,ost,nord in Grad an',
    ],
    [
      'filters.area',
      { filters: { area: [triangle, { type: 'polygon', coordinates: bow }] } },
      "Shape 2: the polygon's lines cross each other",
      'Form 2: die Linien des Polygons kreuzen sich',
    ],
  ];

  it.each(faults)('names the field %s of %o', async (field, bad, en, de) => {
    const body = { ...aSearch({ email: 'guest@example.org' }), ...bad };
    for (const [language, sentence] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const answered = await world.raw('POST /api/saved-searches', body, { language });
      expect(answered.status).toBe(400);
      expect(answered.refusal).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
    }
    expect(await world.database.query('select 1 from app.saved_search')).toEqual([]);
    expect(await world.database.query('select 1 from app.outgoing_mail')).toEqual([]);
    if (field === 'email' || Object.values(bad).includes(undefined)) return;
    const saved = await save(searcher);
    const changed = await world.raw(`PUT /api/saved-searches/${saved.id}`, bad, { token: searcher.token });
    expect(changed.refusal).toMatchObject({ code: 'invalid', fields: { [field]: en } });
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([saved]);
  });
});
