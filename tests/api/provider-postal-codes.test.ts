import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedName } from '../../netlify/features/provider/rules.ts';
import { kilometresBetween } from '../../netlify/local/postal-codes/geometry.ts';
import { knownCodes, migrations } from '../../netlify/local/postal-codes/known-codes.ts';
import { codeMigration, placeMigration, readCodes } from '../../netlify/local/postal-codes/tables.ts';
import { listProviders } from '../../src/contract/provider.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const folder = join(import.meta.dirname, '../../netlify/local/postal-codes');
const codesText = await readFile(join(folder, 'codes.tsv'), 'utf8');
const joined = new Map(readCodes(codesText).map((line) => [line.code, line]));
const known = (await knownCodes()).filter(({ country }) => country === 'de');

/** Each of our own codes beside what the join made of it, which was not told of it. */
const compared = known.map((own) => {
  const found = joined.get(own.code);
  if (found === undefined) throw new Error(`${own.code} was not joined`);
  return { ...own, found, away: kilometresBetween(own, found) };
});

describe('the joined postal codes', () => {
  it('are all of Germany’s, and lie where our own say, joined as if these were not known', () => {
    expect(joined.size).toBe(8168);
    expect(compared).toHaveLength(321);
    const away = compared.map((one) => one.away).toSorted((one, other) => one - other);
    expect(away[Math.floor(away.length / 2)]).toBeLessThanOrEqual(3);
    expect(away[Math.floor(away.length * 0.95)]).toBeLessThanOrEqual(15);
  });

  it('never have another town’s name', () => {
    const wrong = compared.filter(
      ({ place, found }) => !`${foldedName(found.place)} `.startsWith(`${foldedName(place)} `),
    );
    expect(wrong.map(({ code, place, found }) => `${code} ${place}: ${found.place}`)).toEqual([]);
  });

  it('say how exact they are', () => {
    const within = compared.filter(({ away, found }) => away <= found.precision);
    expect(within.length / compared.length).toBeGreaterThan(0.9);
  });

  it('are loaded as they are committed, but for our own, which stay as they were', async () => {
    expect(await readFile(join(migrations, '20261123001700_german_postal_code.sql'), 'utf8')).toBe(
      codeMigration(codesText),
    );
    const places = await readFile(join(folder, 'places.tsv'), 'utf8');
    expect(await readFile(join(migrations, '20261123001800_place.sql'), 'utf8')).toBe(placeMigration(places));
    const stored = await world.database.query<{ code: string; place: string; latitude: number; longitude: number }>(
      `select code, place, latitude, longitude from app.postal_code where country = 'de' order by code`,
    );
    const expected = new Map<string, (typeof stored)[number]>(joined);
    for (const one of known) expected.set(one.code, one);
    expect(stored).toEqual(
      [...expected.values()]
        .map(({ code, place, latitude, longitude }) => ({ code, place, latitude, longitude }))
        .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    );
    const [counted] = await world.database.query<{ count: number; unnamed: number }>(
      `select count(*), count(*) filter (where region = '') as unnamed from app.place`,
    );
    expect(counted).toEqual({ count: places.trim().split('\n').length, unnamed: 0 });
  });
});

const placeOf = async (query: { zip?: string; place?: string; country?: 'de' | 'at' | 'ch' }) => {
  const answered = await world.ask(listProviders, { query });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};

describe('a search around a postal code', () => {
  it.each([
    ['54550', 'Daun', 50.197, 6.829],
    ['25980', 'Sylt', 54.9, 8.3],
    ['24937', 'Flensburg', 54.78, 9.43],
    ['01594', 'Riesa', 51.3, 13.3],
  ])('knows %s', async (code, name) => {
    expect((await placeOf({ zip: code })).place).toMatchObject({ country: 'de', code, name });
  });

  it('has no name for digits that are nobody’s, and lies among its like', async () => {
    const { place } = await placeOf({ zip: '25981' });
    expect(place).toMatchObject({ code: '25981', name: null, isApproximate: true });
    expect(place?.precisionKilometres).toBeGreaterThanOrEqual(6);
  });

  it.each(['1234', '8999'])('asks for the place where %s is not known', async (zip) => {
    const { status, refusal } = await world.ask(listProviders, { query: { zip } });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ zip: 'We do not know this postal code. Please enter the place' });
  });
});

describe('a search around a place', () => {
  it.each([
    ['Daun', 'Daun', 'Rheinland-Pfalz'],
    ['daun ', 'Daun', 'Rheinland-Pfalz'],
    ['München', 'München', 'Bayern'],
    ['muenchen', 'München', 'Bayern'],
    ['Frankfurt', 'Frankfurt am Main', 'Hessen'],
    ['Halle', 'Halle (Saale)', 'Sachsen-Anhalt'],
    ['Sankt Pölten', 'Sankt Pölten', 'Niederösterreich'],
    ['St. Pölten', 'Sankt Pölten', 'Niederösterreich'],
    ['Klosterneuburg', 'Klosterneuburg', 'Niederösterreich'],
    ['Wien', 'Wien', 'Wien'],
    ['Zürich', 'Zürich', 'Zürich'],
    ['Neustadt, Hamburg', 'Neustadt', 'Hamburg'],
  ])('finds %j', async (typed, name, region) => {
    const { place } = await placeOf({ place: typed });
    expect(place).toMatchObject({ code: null, name, region, isApproximate: false });
  });

  it('takes a part of a large town for the town, and says that it is not exact', async () => {
    for (const typed of ['Köln-Ehrenfeld', 'Köln Ehrenfeld', 'Koeln-Ehrenfeld'])
      expect((await placeOf({ place: typed })).place).toMatchObject({ name: 'Köln', isApproximate: true });
  });

  it('names what else is called so, and finds it by its region', async () => {
    const { place, otherPlaces } = await placeOf({ place: 'Baden' });
    expect([place, ...otherPlaces].map((meant) => meant?.country)).toEqual(expect.arrayContaining(['at', 'ch']));
    for (const { name, region, country } of otherPlaces)
      expect((await placeOf({ place: `${name}, ${region}`, country })).place).toMatchObject({ name, region, country });
  });

  it.each(['Xyzingen', 'Bad Xyzingen', 'Daun-Xyzingen', '--', '%', "'; drop table"])(
    'refuses %j in words, naming the field',
    async (place) => {
      const { status, refusal } = await world.ask(listProviders, { query: { place } });
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields ?? {})).toEqual(['place']);
    },
  );

  it('needs a code or a name', async () => {
    const { status, refusal } = await world.raw('GET /api/providers');
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ zip: 'This field is required' });
  });
});
