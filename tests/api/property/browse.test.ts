import { beforeEach, describe, expect, it } from 'vitest';
import { runDueListings } from '../../../netlify/features/property/listing/actions.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import { type ListingQuestion, listCards, searchListings } from '../../../src/contract/property/browse.ts';
import { listListings, listReduced } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, hasStood, insertListings, inventedListings, manyListings } from '../../support/listings.ts';
import { prepareOneSeller, seller, world } from '../../support/one-seller.ts';
import { aSeller } from '../../support/people.ts';
import { packTiles } from '../../support/tiles.ts';

prepareOneSeller();

const titlesFor = async (query: ListingQuestion): Promise<string[]> => {
  const { body } = await world.ask(listListings, { query });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ title }) => title).sort();
};

/** An architect, whom nothing but the demo data and an import puts into the table. */
const anArchitect = (title: string) =>
  insertListings(world.database, seller.user.id, [
    {
      category: 'architects',
      dealType: 'none',
      title,
      location: 'Makati',
      centavos: 0,
      area: 0,
      bedrooms: 0,
      isAvailable: true,
      isFurnished: false,
      buyerEligibility: null,
      x: 121_024_400,
      y: 14_554_700,
    },
  ]);

describe('the filters of GET /listings', () => {
  beforeEach(async () => {
    await aListing(world, seller, {
      title: 'Small flat',
      category: 'condominium',
      dealType: 'rent',
      price: 20_000,
      area: 30,
      bedrooms: 1,
      isFurnished: true,
      isAvailableNow: false,
      location: 'Makati',
    });
    await aListing(world, seller, {
      title: 'Family house',
      category: 'house-lot',
      price: 9_000_000,
      area: 180,
      bedrooms: 4,
      location: 'Cebu City',
    });
    await aListing(world, seller, {
      title: 'Mansion',
      category: 'house-lot',
      price: 49_000_000,
      area: 1000,
      bedrooms: 7,
      location: 'Makati',
    });
    await aListing(world, seller, {
      title: 'Field',
      category: 'land',
      price: 1_000_000.5,
      area: 0,
      bedrooms: 0,
      location: 'Tagaytay',
    });
    await aListing(world, seller, {
      title: 'Shop 100%',
      category: 'retail',
      dealType: 'rent',
      price: 50_000,
      area: 60,
      bedrooms: 0,
      location: 'Quezon_City',
    });
    await anArchitect('Reyes Architects');
  });

  const all = ['Family house', 'Field', 'Mansion', 'Shop 100%', 'Small flat'];
  it.each<[string, ListingQuestion, string[]]>([
    ['nothing asked: every property and no architect', {}, all],
    ['category', { category: 'house-lot' }, ['Family house', 'Mansion']],
    ['land is stored as lot', { category: 'lot' }, ['Field']],
    ['type residential', { type: 'residential' }, ['Family house', 'Mansion', 'Small flat']],
    ['type commercial', { type: 'commercial' }, ['Shop 100%']],
    ['type land', { type: 'land' }, ['Field']],
    ['a type that does not hold the category', { type: 'land', category: 'retail' }, []],
    ['dealType', { dealType: 'rent' }, ['Shop 100%', 'Small flat']],
    ['category and dealType', { category: 'house-lot', dealType: 'buy' }, ['Family house', 'Mansion']],
    ['priceMin, inclusive', { priceMin: 9_000_000 }, ['Family house', 'Mansion']],
    ['priceMax, inclusive', { priceMax: 50_000 }, ['Shop 100%', 'Small flat']],
    ['priceMax below the centavos', { priceMax: 1_000_000, dealType: 'buy' }, []],
    ['a number of 0 is no filter', { priceMin: 0, priceMax: 0, areaMin: 0, areaMax: 0 }, all],
    ['areaMin, inclusive', { areaMin: 180 }, ['Family house', 'Mansion']],
    ['areaMax, inclusive, with those whose area is 0', { areaMax: 60 }, ['Field', 'Shop 100%', 'Small flat']],
    ['one bedroom is exactly one', { bedrooms: 1 }, ['Small flat']],
    ['four bedrooms are four or more', { bedrooms: 4 }, ['Family house', 'Mansion']],
    ['furnished', { furnished: true }, ['Small flat']],
    ['unfurnished', { furnished: false }, ['Family house', 'Field', 'Mansion', 'Shop 100%']],
    ['available', { available: true }, ['Family house', 'Field', 'Mansion', 'Shop 100%']],
    ['available=false is no filter', { available: false }, all],
    ['a word of the title, in any case', { q: 'hOUSe' }, ['Family house']],
    ['a word of the location', { q: 'makati' }, ['Mansion', 'Small flat']],
    ['every word counts', { q: 'makati flat' }, ['Small flat']],
    ['two letters', { q: 'ce' }, ['Family house']],
    ['% is a letter', { q: '100%' }, ['Shop 100%']],
    ['% alone finds only itself', { q: '%' }, ['Shop 100%']],
    ['_ is a letter', { q: 'n_c' }, ['Shop 100%']],
    ['a backslash is a letter', { q: '\\' }, []],
    ['empty text', { q: '  ' }, all],
    ['the city of a place', { q: 'City of Makati' }, ['Mansion', 'Small flat']],
    ['a deal in words', { q: 'for rent' }, ['Shop 100%', 'Small flat']],
    ['rooms in words', { q: '1BR makati' }, ['Small flat']],
    ['no beginning of a number', { q: '10' }, []],
    ['architects', { category: 'architects' }, ['Reyes Architects']],
    [
      'architects, whatever is asked of properties',
      { category: 'architects', type: 'land', dealType: 'rent', priceMin: 5, areaMin: 5, bedrooms: 2, furnished: true },
      ['Reyes Architects'],
    ],
    ['constructors', { category: 'constructors' }, []],
  ])('%s', async (_, query, expected) => {
    expect(await titlesFor(query)).toEqual(expected);
    const { body } = await world.ask(searchListings, { body: query });
    expect(body.items.map(({ title }) => title).sort()).toEqual(expected);
  });

  it('gives architects neither deal nor price nor rooms', async () => {
    const { body } = await world.ask(listListings, { query: { category: 'architects' } });
    expect(body.items[0]).toMatchObject({
      providerType: 'architects',
      dealType: null,
      price: null,
      area: null,
      bedrooms: null,
      bathrooms: null,
    });
  });

  it.each([
    ['newest', ['Shop 100%', 'Field']],
    ['price_asc', ['Small flat', 'Shop 100%']],
    ['price_desc', ['Mansion', 'Family house']],
    ['area_desc', ['Mansion', 'Family house']],
  ] as const)('sorted by %s and cut at the limit', async (sort, expected) => {
    const { body } = await world.ask(listListings, { query: { sort, limit: 2 } });
    expect(body.total).toBe(5);
    expect(body.items.map(({ title }) => title)).toEqual(expected);
  });
});

/** Whether the only listing is in the list, found by a word, on the map, and on a page of its own. */
async function placesOf(id: ListingId): Promise<boolean[]> {
  const listed = await world.ask(listListings, { query: {} });
  const shown = await world.ask(getListing, { params: { id: id } });
  const map = await world.ask(mapListings, { query: { bbox: '120,14,122,15', zoom: 12 } });
  const searched = await world.ask(listListings, { query: { q: 'ayala', sort: 'price_asc' } });
  return [
    listed.body.total === 1 && listed.body.items.length === 1,
    searched.body.total === 1 && searched.body.items.length === 1,
    map.body.total === 1 && map.body.pins.length === 1,
    shown.status === 200,
  ];
}

describe('what is public', () => {
  it.each(['draft', 'paused'] as const)('a %s property is in no list, no map, and not found', async (status) => {
    const { id } = await aListing(world, seller, { status });
    expect(await placesOf(id)).toEqual([false, false, false, false]);
    await world.ask(updateProperty, { body: { id, status: 'published' } }, { token: seller.token });
    expect(await placesOf(id)).toEqual([true, true, true, true]);
  });

  it('ends with the last day, before the schedule has come by and after', async () => {
    const { id } = await aListing(world, seller);
    expect(await placesOf(id)).toEqual([true, true, true, true]);
    await world.database.query(`update app.listing set expires_at = now() - interval '1 second'`);
    expect(await placesOf(id)).toEqual([false, false, false, false]);
    expect(await runDueListings(world.adapters)).toEqual({ listings: 1 });
    expect(await placesOf(id)).toEqual([false, false, false, false]);
    await packTiles(world.database);
    expect(await world.database.query('select * from app.listing_tile where listings > 0')).toEqual([]);
  });
});

const lower = (listing: { id: ListingId }, changes: { price: number; status?: 'paused' }) =>
  world.ask(updateProperty, { body: { id: listing.id, ...changes } }, { token: seller.token });

/** At 100, for long enough to be a price before. */
async function stood(title: string) {
  const made = await aListing(world, seller, { title, price: 100 });
  await hasStood(world, made);
  return made;
}

describe('those whose price has fallen', () => {
  it('are the newest four that the public can see', async () => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) await lower(await stood(title), { price: 95 });
    await lower(await stood('paused'), { price: 95, status: 'paused' });
    await lower(await stood('dearer'), { price: 105 });
    await lower(await aListing(world, seller, { title: 'dear for a moment', price: 100 }), { price: 95 });
    const { body } = await world.ask(listReduced, {});
    expect(body.items.map(({ title, price, oldPrice }) => [title, price, oldPrice])).toEqual(
      ['five', 'four', 'three', 'two'].map((title) => [title, 95, 100]),
    );
  });
});

describe('one listing', () => {
  it('comes with text as it was typed, its agent, prices and the like near it', async () => {
    const title = `<script>alert("1")</script> & 'Ñ' 🏠`;
    const shown = await aListing(world, seller, { title, price: 100, lotArea: 12.25 });
    const like = await Promise.all(
      [49, 90, 101, 500, 40, 130, 140].map((price) => aListing(world, seller, { title: `${price}`, price })),
    );
    await aListing(world, seller, { title: 'far', latitude: 10.3 });
    await aListing(world, seller, { title: 'to rent', dealType: 'rent', price: 100 });
    await aListing(world, seller, { title: 'house', category: 'house-lot', price: 100 });
    await hasStood(world, shown, 62);
    await world.ask(updateProperty, { body: { id: shown.id, price: 95 } }, { token: seller.token });
    const { status, body } = await world.ask(getListing, { params: { id: shown.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title,
      price: 95,
      oldPrice: 100,
      oldPriceDays: 62,
      lotArea: 12.25,
      floorArea: null,
      features: ['Balcony', 'Swimming pool'],
      agent: { name: seller.user.name, email: seller.user.email, businessName: 'Santos Realty', isVerified: true },
    });
    expect(body.priceHistory.map(({ price, days }) => [price, days])).toEqual([
      [100, 62],
      [95, 0],
    ]);
    expect(like).toHaveLength(7);
    expect(body.similar.map(({ title: near }) => near)).toEqual(['90', '101', '130', '140', '49', '40']);
  });

  it('says on cards as what the seller was checked, as long as the license counts', async () => {
    const own = await aSeller(world);
    const { id } = await aListing(world, own);
    const cardCheck = async () => (await world.ask(listCards, { body: { ids: [id] } })).body.items[0]?.sellerCheck;
    expect(await cardCheck()).toBe('none');
    await world.database.query('update app.account set identity_verified_at = now() where id = $1', [own.user.id]);
    expect(await cardCheck()).toBe('identity');
    const licensed = (role: string, days: number) =>
      world.database.query(
        `insert into app.verification (account_id, kind, name, role, licence_number, state, submitted_at, decided_at, valid_until)
         values ($1, 'licence', 'Maria Santos', $2, '0012345', 'approved', $3, $3, $4)`,
        [
          own.user.id,
          role,
          world.clock.now().toISOString(),
          new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
        ],
      );
    await licensed('developer', -2);
    expect(await cardCheck()).toBe('identity');
    await licensed('broker', 2);
    expect(await cardCheck()).toBe('broker');
    expect((await world.ask(getListing, { params: { id } })).body.sellerCheck).toBe('broker');
  });

  it('shows as verified whose address is confirmed', async () => {
    const { id } = await aListing(world, seller);
    const isVerified = async () => (await world.ask(getListing, { params: { id } })).body.agent.isVerified;
    expect(await isVerified()).toBe(true);
    await world.database.query('update app.account set email_verified_at = null where id = $1', [seller.user.id]);
    expect(await isVerified()).toBe(false);
    await world.database.query('update app.account set email_verified_at = now() where id = $1', [seller.user.id]);
  });

  it('finds few neighbours among many elsewhere', async () => {
    await manyListings(world.database, seller.user.id, 2500, 5);
    const shown = await aListing(world, seller, { title: 'island', latitude: 20.45, longitude: 121.97 });
    await aListing(world, seller, { title: 'neighbour', latitude: 20.5, longitude: 121.97, price: 1 });
    const { body } = await world.ask(getListing, { params: { id: shown.id } });
    expect(body.similar.map(({ title }) => title)).toEqual(['neighbour']);
  });
});

describe('the map', () => {
  it('shows all as pins up to 60, and clusters beyond', async () => {
    const bbox = '120,14,122,15';
    const [first] = inventedListings(1, 3);
    if (first === undefined) throw new Error('no listing');
    const place = { ...first, category: 'lot', dealType: 'buy' } as const;
    const at = (index: number) => ({ ...place, x: 121_000_000 + index * 9000, y: 14_500_000 });
    await insertListings(
      world.database,
      seller.user.id,
      Array.from({ length: 60 }, (_, index) => at(index)),
    );
    const few = await world.ask(mapListings, { query: { bbox, zoom: 6 } });
    expect([few.body.total, few.body.pins.length, few.body.clusters.length]).toEqual([60, 60, 0]);
    await insertListings(world.database, seller.user.id, [{ ...place, x: 120_100_000, y: 14_900_000 }]);
    const many = await world.ask(mapListings, { query: { bbox, zoom: 8 } });
    expect(many.body.total).toBe(61);
    expect(many.body.pins.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([[14.9, 120.1]]);
    for (const { latitude, longitude, bounds } of many.body.clusters) {
      expect(latitude).toBeGreaterThanOrEqual(bounds.south);
      expect(latitude).toBeLessThanOrEqual(bounds.north);
      expect(longitude).toBeGreaterThanOrEqual(bounds.west);
      expect(longitude).toBeLessThanOrEqual(bounds.east);
    }
  });

  it('counts the same at every zoom, wherever its edges run', async () => {
    await manyListings(world.database, seller.user.id, 2500, 9);
    for (const bbox of ['-180,-90,180,90', '112,1,132,23', '119.3,6.1,126.7,18.9']) {
      const { body } = await world.ask(listListings, { query: { bbox, limit: 1 } });
      for (let zoom = 0; zoom <= 19; zoom += 1) {
        const map = await world.ask(mapListings, { query: { bbox, zoom } });
        const sum = map.body.clusters.reduce((total, { count }) => total + count, 0) + map.body.pins.length;
        expect([bbox, zoom, map.body.total, sum]).toEqual([bbox, zoom, body.total, body.total]);
      }
    }
  });

  it('stays drawable when the whole earth is asked for at the finest zoom', async () => {
    await manyListings(world.database, seller.user.id, 2500, 9);
    const { body } = await world.ask(mapListings, { query: { bbox: '-180,-90,180,90', zoom: 19, category: 'all' } });
    expect(body.clusters.length + body.pins.length).toBeLessThanOrEqual(500);
    const sum = body.clusters.reduce((total, { count }) => total + count, 0) + body.pins.length;
    expect(sum).toBe(body.total);
  });
});
