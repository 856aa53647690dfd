import { describe, expect, it } from 'vitest';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, randomFrom } from '../../support/listings.ts';
import { change, own, prepareProperties, seller, world } from '../../support/properties.ts';

prepareProperties();

type Place = { latitude: number; longitude: number };

function metresBetween(one: Place, other: Place): number {
  const [from, to] = [one, other].map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  });
  if (from === undefined || to === undefined) throw new Error('no places');
  const chord = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return 2 * 6_371_000 * Math.asin(chord / 2);
}

/** The grid of the migration: rows of equal height, cells at least as wide as high. */
function cellOf({ latitude, longitude }: Place): string {
  const rows = 40_026;
  const row = Math.min(Math.floor(((latitude + 90) / 180) * rows), rows - 1);
  const middle = ((((row + 0.5) / rows) * 180 - 90) / 180) * Math.PI;
  const cells = Math.max(Math.floor(2 * rows * Math.cos(middle)), 1);
  return `${row} ${Math.floor(((longitude + 180) / 360) * cells) % cells}`;
}

const hiddenPlaces = (places: readonly Place[]): Promise<Place[]> =>
  world.database.query<Place & Record<string, unknown>>(
    `select shown_latitude as latitude, shown_longitude as longitude
       from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, place),
            lateral app.hidden_place(given.latitude, given.longitude)
      order by place`,
    [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)],
  );

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('the point shown for a hidden position', () => {
  it('depends on nothing but the cell: many offers of one house say no more than one', async () => {
    const random = randomFrom(3);
    const homes = Array.from({ length: 400 }, () => ({
      latitude: 14.5 + random() * 0.02,
      longitude: 121 + random() * 0.02,
    }));
    const shown = await hiddenPlaces(homes);
    const pointOf = new Map<string, string>();
    for (const [index, home] of homes.entries()) {
      const point = JSON.stringify(shown[index]);
      expect(pointOf.get(cellOf(home)) ?? point).toBe(point);
      pointOf.set(cellOf(home), point);
    }
    expect(pointOf.size).toBeGreaterThan(20);
    expect(new Set(pointOf.values()).size).toBe(pointOf.size);
  });

  it('averages, over however many offers and nudges of a home within its cell, to the one point', async () => {
    const home = { latitude: 14.554_712, longitude: 121.024_387 };
    const random = randomFrom(5);
    const nudged = Array.from({ length: 500 }, () => ({
      latitude: home.latitude + (random() - 0.5) * 0.003,
      longitude: home.longitude + (random() - 0.5) * 0.003,
    })).filter((place) => cellOf(place) === cellOf(home));
    expect(nudged.length).toBeGreaterThan(100);
    const shown = await hiddenPlaces([home, ...nudged]);
    const average = {
      latitude: mean(shown.map(({ latitude }) => latitude)),
      longitude: mean(shown.map(({ longitude }) => longitude)),
    };
    expect(metresBetween(average, shown[0] as Place)).toBeLessThan(0.01);
  });

  it('says nothing of where in the cell the home lies: over many cells their differences are those of chance', async () => {
    const random = randomFrom(7);
    const homes = Array.from({ length: 4000 }, () => ({
      latitude: 10 + random() * 8,
      longitude: 120 + random() * 5,
    }));
    const shown = await hiddenPlaces(homes);
    const rows = 40_026;
    const within = ({ latitude }: Place): number => (((latitude + 90) / 180) * rows) % 1;
    const [actual, told] = [homes.map(within), shown.map(within)];
    const [actualMean, toldMean] = [mean(actual), mean(told)];
    const covariance = mean(actual.map((share, index) => (share - actualMean) * ((told[index] ?? 0) - toldMean)));
    const spread = (shares: readonly number[]) => Math.sqrt(mean(shares.map((share) => (share - mean(shares)) ** 2)));
    expect(Math.abs(covariance / (spread(actual) * spread(told)))).toBeLessThan(0.06);
    expect(Math.min(...told)).toBeGreaterThan(0.249);
    expect(Math.max(...told)).toBeLessThan(0.751);
    expect(spread(told)).toBeGreaterThan(0.13);
  });

  it.each([
    [14.5, 121],
    [90, 0],
    [-90, 12],
    [89.997, 170],
    [0, 180],
    [0, -180],
    [52.5, -180],
  ])('is on the earth, in the cell and at most 540 m away at %d, %d', async (latitude, longitude) => {
    const random = randomFrom(11);
    const homes = Array.from({ length: 200 }, () => ({
      latitude: Math.max(-90, Math.min(90, latitude + (random() - 0.5) * 0.004)),
      longitude: Math.max(-180, Math.min(180, longitude + (random() - 0.5) * 0.004)),
    }));
    const shown = await hiddenPlaces(homes);
    for (const [index, home] of homes.entries()) {
      const point = shown[index] as Place;
      expect(cellOf(point)).toBe(cellOf(home));
      // Around a pole the last row is a disc, cut into a few sectors.
      expect(metresBetween(home, point)).toBeLessThan(Math.abs(latitude) < 89.9 ? 540 : 1000);
      expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180);
    }
  });

  it('hangs on a secret that no visitor has, made anew for each database', async () => {
    const [before] = await hiddenPlaces([{ latitude: 14.5, longitude: 121 }]);
    await world.database.query(`update app.position_secret set secret = sha256('another')`);
    const [after] = await hiddenPlaces([{ latitude: 14.5, longitude: 121 }]);
    expect(after).not.toEqual(before);
  });
});

describe('a hidden position', () => {
  const hidden = { isPositionExact: false, latitude: 14.554_712, longitude: 121.024_387 };

  it('is a point at most 540 m away for visitors, on every answer, and stays where it is', async () => {
    const { id } = await aListing(world, seller, hidden);
    await aListing(world, seller, { ...hidden, title: 'Another', price: 2 });
    const answers = async () => [
      await world.ask(listListings, { query: {} }),
      await world.ask(listListings, {
        query: { area: [{ type: 'circle', center: { lat: 14.55, lng: 121.02 }, radius: 5000 }] },
      }),
      await world.ask(mapListings, { query: { bbox: '121,14.5,121.1,14.6', zoom: 19 } }),
      await world.ask(getListing, { params: { id } }),
    ];
    const written = JSON.stringify((await answers()).map(({ body }) => body));
    expect(written).not.toMatch(/14\.554712|121\.024387/);
    const first = (await world.ask(getListing, { params: { id } })).body;
    expect(first.isPositionExact).toBe(false);
    expect(metresBetween(hidden, first)).toBeLessThan(540);
    expect((await own(seller)).find((property) => property.id === id)).toMatchObject(hidden);
    await change(seller, { id, title: 'Changed', ...hidden });
    const second = (await world.ask(getListing, { params: { id } })).body;
    expect([second.latitude, second.longitude]).toEqual([first.latitude, first.longitude]);
    await change(seller, { id, latitude: 14.6 });
    const moved = (await world.ask(getListing, { params: { id } })).body;
    expect(moved.latitude).not.toBe(first.latitude);
  });

  it('is nowhere but in the seller’s own list, not even by a search around the house', async () => {
    await aListing(world, seller, hidden);
    const [shown] = await hiddenPlaces([hidden]);
    const away = metresBetween(hidden, shown as Place);
    const foundWithin = async (radius: number): Promise<number> => {
      const center = { lat: hidden.latitude, lng: hidden.longitude };
      const area = [{ type: 'circle' as const, center, radius }];
      return (await world.ask(listListings, { query: { area } })).body.total;
    };
    expect(await foundWithin(away - 2)).toBe(0);
    expect(await foundWithin(away + 2)).toBe(1);
  });

  it('comes back when the seller shows it', async () => {
    const { id } = await aListing(world, seller, hidden);
    await change(seller, { id, isPositionExact: true });
    const { body } = await world.ask(getListing, { params: { id } });
    expect([body.latitude, body.longitude]).toEqual([hidden.latitude, hidden.longitude]);
  });
});
