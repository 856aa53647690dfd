import { describe, expect, it } from 'vitest';
import { matchNews } from '../../../netlify/features/property/alert/actions.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { readShapes } from '../../../src/contract/shape-text.ts';
import { hasStood, inventedListings } from '../../support/listings.ts';
import {
  aSearch,
  change,
  hole,
  mailsTo,
  makati,
  manySearches,
  outside,
  prepareSavedSearches,
  publish,
  type SearchForm,
  save,
  searcher,
  seller,
  settled,
  triangle,
  verified,
  world,
} from '../../support/saved-searches.ts';

prepareSavedSearches();

const wanted = (emailNotifications: boolean) =>
  world.ask(updateProfile, { body: { notificationPreferences: { emailNotifications } } }, { token: searcher.token });

describe('a saved search with a polygon', () => {
  it('tells of a listing published inside it, and says which search it was', async () => {
    await save(searcher);
    const listing = await publish({ title: 'Flat\nin the middle', dealType: 'rent', price: 25_000 });
    await settled();
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('1 match for your search: Makati triangle');
    expect(mail?.body).toContain(`New: Flat in the middle
₱25,000/mo · 2 bedrooms · 54.5 m² · Makati, Metro Manila
http://localhost:5000/property/${listing.id}`);
  });

  it('stays silent while its account wants no mails, and tells afterwards', async () => {
    await save(searcher);
    await wanted(false);
    await publish();
    await matchNews(world.adapters);
    await matchNews(world.adapters);
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await wanted(true);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('is told however many searches ask for the place', async () => {
    await manySearches(120, 20);
    await publish();
    await settled();
    const told = await world.database.query('select 1 from app.outgoing_mail where recipient like $1', ['many-%']);
    expect(told).toHaveLength(6);
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
    // The shown point is anywhere in the middle of its cell: only a tiny circle leaves it out for certain.
    await save(searcher, {
      filters: { area: [{ type: 'circle', center: { lat: 14.5547, lng: 121.0244 }, radius: 1 }] },
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
    await hasStood(world, listing);
    await change(listing.id, { price: 4_900_000.5 });
    await settled();
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.body).toContain('Cheaper: Condominium near Ayala Avenue');
    expect(mail?.body).toContain('₱4,900,000.50 (was ₱6,000,000)');
  });

  it('is silent about a price that was raised and lowered again within days', async () => {
    const listing = await publish({ price: 5_500_000 });
    await save(searcher);
    await hasStood(world, listing);
    await change(listing.id, { price: 11_000_000 });
    await change(listing.id, { price: 5_500_000 });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('is silent when what was for sale is offered for rent: that is not cheaper', async () => {
    const listing = await publish({ dealType: 'buy', price: 5_500_000 });
    await save(searcher);
    await change(listing.id, { dealType: 'rent', price: 30_000 });
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
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
    await hasStood(world, listing);
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

  it('speaks the language in which it was saved', async () => {
    await world.ask(saveSearch, { body: aSearch() }, { token: searcher.token, language: 'de' });
    await publish({ dealType: 'rent', price: 30_000 });
    await settled();
    const [mail] = await mailsTo(searcher.user.email);
    expect(mail?.subject).toBe('1 Treffer für Ihre Suche: Makati triangle');
    expect(mail?.body).toContain('Neu: Condominium near Ayala Avenue');
    expect(mail?.body).toContain('₱30.000/Monat');
  });
});
