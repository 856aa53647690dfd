import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleDueListings } from '../../netlify/features/property/handlers.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { getListing, type ListingQuestion, listListings, searchListings } from '../../src/contract/listing.ts';
import { mapListings } from '../../src/contract/listing-map.ts';
import { updateProperty } from '../../src/contract/property.ts';
import { aListing, insertListings, inventedListings, manyListings } from '../support/listings.ts';
import { aSeller, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await world.database.query('delete from app.listing');
});

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

type Fields = Record<string, string | number | undefined>;

const inQuery = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** Asked in a URL and in a body, in English and in German. */
async function refusalsOf(path: string, bodyPath: string, fields: Fields): Promise<unknown[]> {
  const answers = [];
  for (const language of ['en', 'de'] as const) {
    answers.push(await world.raw(`GET ${path}?${inQuery(fields)}`, undefined, { language }));
    answers.push(await world.raw(`POST ${bodyPath}`, fields, { language }));
  }
  return answers.map(({ status, refusal }) => [status, refusal.code, refusal.fields]);
}

describe('bad questions', () => {
  const bad: [string, Fields, string, string, string][] = [
    [
      'category',
      { category: 'castle' },
      'category',
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    [
      'type',
      { type: 'x' },
      'type',
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    [
      'dealType',
      { dealType: 'swap' },
      'dealType',
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    ['priceMin', { priceMin: 'cheap' }, 'priceMin', 'Please enter a number', 'Bitte geben Sie eine Zahl ein'],
    [
      'priceMin below 0',
      { priceMin: -1 },
      'priceMin',
      'The value must not be below 0',
      'Der Wert darf nicht kleiner als 0 sein',
    ],
    [
      'priceMax',
      { priceMax: 50_000_001 },
      'priceMax',
      'The value must not be above 50,000,000',
      'Der Wert darf nicht größer als 50.000.000 sein',
    ],
    [
      'priceMax below priceMin',
      { priceMin: 10, priceMax: 9 },
      'priceMax',
      'The maximum must not be below the minimum',
      'Das Höchste darf nicht kleiner als das Mindeste sein',
    ],
    ['areaMin', { areaMin: 1.5 }, 'areaMin', 'Please enter a whole number', 'Bitte geben Sie eine ganze Zahl ein'],
    [
      'areaMax',
      { areaMax: 1001 },
      'areaMax',
      'The value must not be above 1,000',
      'Der Wert darf nicht größer als 1.000 sein',
    ],
    [
      'areaMax below areaMin',
      { areaMin: 10, areaMax: 9 },
      'areaMax',
      'The maximum must not be below the minimum',
      'Das Höchste darf nicht kleiner als das Mindeste sein',
    ],
    ['bedrooms', { bedrooms: 5 }, 'bedrooms', 'The value must not be above 4', 'Der Wert darf nicht größer als 4 sein'],
    [
      'furnished',
      { furnished: 'maybe' },
      'furnished',
      'Please give true or false',
      'Bitte geben Sie true oder false an',
    ],
    ['available', { available: '1' }, 'available', 'Please give true or false', 'Bitte geben Sie true oder false an'],
    ['q', { q: 'x'.repeat(101) }, 'q', 'Please enter at most 100 characters', 'Bitte höchstens 100 Zeichen eingeben'],
    [
      'q with a null character',
      { q: 'a\0b' },
      'q',
      'This value does not have the right form',
      'Dieser Wert hat nicht die richtige Form',
    ],
    [
      'bbox',
      { bbox: '1,2,3' },
      'bbox',
      'Please give west,south,east,north in degrees',
      'Bitte geben Sie west,süd,ost,nord in Grad an',
    ],
    ['area', { area: '[{"type":"star"}]' }, 'area', 'Shape 1: unknown shape', 'Form 1: unbekannte Form'],
    ['area that is no JSON', { area: '[' }, 'area', 'This is not valid JSON', 'Das ist kein gültiges JSON'],
  ];
  const pageOnly: typeof bad = [
    [
      'sort',
      { sort: 'luck' },
      'sort',
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    ['limit', { limit: 61 }, 'limit', 'The value must not be above 60', 'Der Wert darf nicht größer als 60 sein'],
    ['limit of 0', { limit: 0 }, 'limit', 'The value must not be below 1', 'Der Wert darf nicht kleiner als 1 sein'],
    ...[
      'garbage',
      '',
      Buffer.from('["newest",5,"x",1,"x"]').toString('base64url'),
      Buffer.from('["newest","2026-02-31T25:00:00.000Z","00000000-0000-4000-8000-000000000000",1,"x"]').toString(
        'base64url',
      ),
      Buffer.from('["newest","2026-02-31T00:00:00.000Z","00000000-0000-4000-8000-000000000000",1,"x"]').toString(
        'base64url',
      ),
      Buffer.from('["newest","0000-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000",1,"x"]').toString(
        'base64url',
      ),
      Buffer.from('["price_asc",100,"00000000-0000-4000-8000-000000000000",1,"x"]').toString('base64url'),
    ].map((cursor): (typeof bad)[number] => [
      `cursor ${cursor}`,
      { cursor },
      'cursor',
      'This continuation is not valid. Please start again',
      'Diese Fortsetzung ist ungültig. Bitte beginnen Sie von vorn',
    ]),
  ];
  const mapOnly: typeof bad = [
    ['zoom', { zoom: 20 }, 'zoom', 'The value must not be above 19', 'Der Wert darf nicht größer als 19 sein'],
    ['no zoom', { zoom: undefined }, 'zoom', 'Please enter a number', 'Bitte geben Sie eine Zahl ein'],
    ['no bbox', { bbox: undefined }, 'bbox', 'This field is required', 'Dieses Feld wird benötigt'],
  ];

  it.each([...bad, ...pageOnly])(
    'the list refuses %s and names it in both languages',
    async (_, fields, field, en, de) => {
      const refused = await refusalsOf('/api/listings', '/api/listings/search', fields);
      expect(refused).toEqual([en, en, de, de].map((sentence) => [400, 'invalid', { [field]: sentence }]));
    },
  );

  it.each([...bad, ...mapOnly])(
    'the map refuses %s and names it in both languages',
    async (_, fields, field, en, de) => {
      const asked = { bbox: '120,14,122,15', zoom: 10, ...fields };
      const refused = await refusalsOf('/api/listings/map', '/api/listings/map', asked);
      expect(refused).toEqual([en, en, de, de].map((sentence) => [400, 'invalid', { [field]: sentence }]));
    },
  );

  it('names the faulty shape by its number', async () => {
    const circle = { type: 'circle', center: { lat: 14, lng: 121 }, radius: 100 };
    const { status, refusal } = await world.raw('POST /api/listings/search', {
      area: [circle, { ...circle, radius: 500_001 }],
    });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ area: 'Shape 2: the radius must be above 0 and at most 500 km' });
  });

  it('refuses a cursor of another sort', async () => {
    await manyListings(world.database, seller.user.id, 30, 1);
    const first = await world.ask(listListings, { query: { sort: 'price_asc', limit: 5 } });
    const query = { sort: 'price_desc', cursor: first.body.nextCursor ?? '', limit: 5 } as const;
    const { status, refusal } = await world.ask(listListings, { query });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['cursor']]);
  });

  it('believes the number in a cursor only as long as it is its own, and the question the same', async () => {
    await manyListings(world.database, seller.user.id, 30, 1);
    const buy = { dealType: 'buy', limit: 2 } as const;
    const first = (await world.ask(listListings, { query: buy })).body;
    const cursor = first.nextCursor ?? '';
    const totalOf = async (query: AskOf<typeof listListings>['query']) =>
      (await world.ask(listListings, { query })).body.total;
    const [sort, value, id, total, seal] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([sort, value, id, 1_000_000, seal])).toString('base64url');
    const rent = await totalOf({ dealType: 'rent' });
    expect([first.total, total]).toEqual([await totalOf(buy), first.total]);
    expect(rent).not.toBe(first.total);
    expect(await totalOf({ ...buy, cursor })).toBe(first.total);
    expect(await totalOf({ ...buy, cursor: forged })).toBe(first.total);
    expect(await totalOf({ ...buy, dealType: 'rent', cursor })).toBe(rent);
  });

  it('answers what cannot be an id like what is not there', async () => {
    const { status, refusal } = await world.raw('GET /api/listings/nothing');
    expect([status, refusal.code]).toEqual([404, 'not_found']);
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
    expect(await handleDueListings(world.adapters)).toEqual({ listings: 1 });
    expect(await placesOf(id)).toEqual([false, false, false, false]);
    expect(await world.database.query('select * from app.listing_block where listings > 0')).toEqual([]);
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
    await world.ask(updateProperty, { body: { id: shown.id, price: 95 } }, { token: seller.token });
    const { status, body } = await world.ask(getListing, { params: { id: shown.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title,
      price: 95,
      oldPrice: 100,
      lotArea: 12.25,
      floorArea: null,
      features: ['Balcony', 'Swimming pool'],
      agent: { name: seller.user.name, email: seller.user.email, businessName: 'Santos Realty', isVerified: false },
    });
    expect(body.priceHistory.map(({ price }) => price)).toEqual([100, 95]);
    expect(like).toHaveLength(7);
    expect(body.similar.map(({ title: near }) => near)).toEqual(['90', '101', '130', '140', '49', '40']);
  });

  it('shows as verified whose address is confirmed', async () => {
    const { id } = await aListing(world, seller);
    await world.database.query('update app.account set email_verified_at = now() where id = $1', [seller.user.id]);
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.agent.isVerified).toBe(true);
    await world.database.query('update app.account set email_verified_at = null where id = $1', [seller.user.id]);
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

  it('stays drawable when the whole earth is asked for at the finest zoom', async () => {
    await manyListings(world.database, seller.user.id, 2500, 9);
    const { body } = await world.ask(mapListings, { query: { bbox: '-180,-90,180,90', zoom: 19, category: 'all' } });
    expect(body.clusters.length + body.pins.length).toBeLessThanOrEqual(500);
    const sum = body.clusters.reduce((total, { count }) => total + count, 0) + body.pins.length;
    expect(sum).toBe(body.total);
  });
});
