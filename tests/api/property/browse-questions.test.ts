import { describe, expect, it } from 'vitest';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { manyListings } from '../../support/listings.ts';
import { prepareOneSeller, seller, world } from '../../support/one-seller.ts';

prepareOneSeller();

type Fields = Record<string, string | number | undefined>;

const inQuery = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const totalOf = async (query: AskOf<typeof listListings>['query']) =>
  (await world.ask(listListings, { query })).body.total;

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
