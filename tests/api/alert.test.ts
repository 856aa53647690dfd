import { describe, expect, it, onTestFinished } from 'vitest';
import { matchNews } from '../../netlify/features/alert/sql.ts';
import matchNewsDoor from '../../netlify/functions/match-news.ts';
import { listListings } from '../../src/contract/listing.ts';
import { deleteProperty } from '../../src/contract/property.ts';
import { saveSearch } from '../../src/contract/saved-search.ts';
import { readShapes } from '../../src/contract/shape-text.ts';
import { aListing, inventedListings } from '../support/listings.ts';
import {
  aSearch,
  change,
  day,
  hole,
  hour,
  mailsTo,
  makati,
  minute,
  outside,
  passing,
  postponed,
  prepareSavedSearches,
  publish,
  type SearchForm,
  save,
  searcher,
  seller,
  settled,
  shortRun,
  triangle,
  verified,
  world,
} from '../support/saved-searches.ts';

prepareSavedSearches();

/** Ends what the tests make fail, also where they break off. */
const stumbleNoMore = () => world.database.query('drop function if exists app.stumble cascade');
const putBack = () => world.database.query('alter table if exists app.outgoing_mail_away rename to outgoing_mail');
/** The texts of all mails to the searcher. */
const toldSoFar = async () => (await mailsTo(searcher.user.email)).map(({ body }) => body).join();

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
    await aListing(world, seller);
    await Promise.all([1, 2, 3, 4].map(() => matchNews(world.adapters)));
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('loses nothing when its mail cannot be written: it comes with a later run', async () => {
    await save(searcher);
    await world.afterwards();
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    onTestFinished(async () => void (await putBack()));
    await publish();
    expect(postponed()).toEqual(['saved_search']);
    await putBack();
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
    onTestFinished(async () => void (await stumbleNoMore()));
    await publish({ title: 'Cursed' });
    await publish({ title: 'Villa' });
    await publish({ title: 'House' });
    expect(postponed()).toEqual(['listing_news', 'listing_news']);
    await passing(11 * minute);
    await matchNews(world.adapters);
    expect(await toldSoFar()).toContain('House');
    expect(await toldSoFar()).not.toContain('Cursed');
    await stumbleNoMore();
    await passing(hour);
    await settled();
    expect(await toldSoFar()).toContain('Cursed');
    expect(await toldSoFar()).toContain('Villa');
  });

  it('leaves alone in the end what keeps failing', async () => {
    await save(searcher);
    await world.afterwards();
    await world.database.query('alter table app.outgoing_mail rename to outgoing_mail_away');
    onTestFinished(async () => void (await putBack()));
    await publish();
    for (let run = 0; run < 12; run += 1) {
      await matchNews(world.adapters);
      await passing(7 * hour);
    }
    expect(postponed()).toHaveLength(8);
    await putBack();
    await matchNews(world.adapters);
    expect(postponed()).toHaveLength(8);
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
