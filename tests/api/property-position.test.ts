import { describe, expect, it } from 'vitest';
import { approximately } from '../../netlify/features/property/rules.ts';
import { getListing, listListings } from '../../src/contract/listing.ts';
import { mapListings } from '../../src/contract/listing-map.ts';
import { aListing, randomFrom } from '../support/listings.ts';
import { change, own, prepareProperties, seller, world } from '../support/properties.ts';

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

describe('a hidden position', () => {
  const hidden = { isPositionExact: false, latitude: 14.554_712, longitude: 121.024_387 };

  it('is 150 to 400 m off for visitors, on every answer, and stays where it is', async () => {
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
    expect(metresBetween(hidden, first)).toBeGreaterThan(149);
    expect(metresBetween(hidden, first)).toBeLessThan(401);
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
    const around = [{ type: 'circle', center: { lat: hidden.latitude, lng: hidden.longitude }, radius: 140 }] as const;
    expect((await world.ask(listListings, { query: { area: [...around] } })).body.total).toBe(0);
  });

  it.each([
    [14.5, 121],
    [90, 0],
    [-89.999, 12],
    [0, 180],
    [52.5, -180],
  ])('lies evenly in the ring around %d, %d', (latitude, longitude) => {
    const random = randomFrom(3);
    const distances = Array.from({ length: 2000 }, () =>
      metresBetween({ latitude, longitude }, approximately({ latitude, longitude }, random)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...distances)).toBeLessThanOrEqual(400);
    // Half of the ring's area lies within this radius.
    const nearer = distances.filter((distance) => distance < Math.sqrt((150 ** 2 + 400 ** 2) / 2)).length;
    expect(nearer).toBeGreaterThan(900);
    expect(nearer).toBeLessThan(1100);
  });

  it('comes back when the seller shows it', async () => {
    const { id } = await aListing(world, seller, hidden);
    await change(seller, { id, isPositionExact: true });
    const { body } = await world.ask(getListing, { params: { id } });
    expect([body.latitude, body.longitude]).toEqual([hidden.latitude, hidden.longitude]);
  });
});
