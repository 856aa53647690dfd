import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bounds, Position, Shape } from '../../../src/contract/area.ts';
import { searchListings } from '../../../src/contract/property/browse.ts';
import { searchMap } from '../../../src/contract/property/browse-map.ts';
import { isInBounds, isMeant, type Known } from '../../support/area-oracle.ts';
import { manyListings, randomFrom } from '../../support/listings.ts';
import { aSeller } from '../../support/people.ts';
import { packTiles } from '../../support/tiles.ts';
import { startWorld, type World } from '../../support/world.ts';

/** Once fewer listings than fit into a tile, as in the demo, and once many tiles. */
describe.each([600, 3000])('areas as large as the earth, over %i listings', (count) => {
  let world: World;
  let listings: Known[];
  beforeAll(async () => {
    world = await startWorld();
    const seller = await aSeller(world);
    listings = await manyListings(world.database, seller.user.id, count, 7);
    await packTiles(world.database);
  }, 60_000);
  afterAll(() => world.close());

  it('have in the list and on the map what lies in them', async () => {
    const random = randomFrom(21);
    const wrong: unknown[] = [];
    let nonEmpty = 0;
    for (let round = 0; round < 60; round += 1) {
      const zoom = round % 5;
      const shapes = [aLargeShape(random)];
      if (random() < 0.3) shapes.push({ ...aLargeShape(random), exclude: true });
      const viewport = aView(random, zoom);
      const asked = { question: { area: shapes }, shapes, viewport: undefined, bounds: viewport };
      const expected = listings.filter((listing) => isMeant(listing, asked));
      const inView = expected.filter((listing) => isInBounds(viewport, listing));
      if (inView.length > 0) nonEmpty += 1;
      const bbox = `${viewport.west},${viewport.south},${viewport.east},${viewport.north}`;
      const list = await world.ask(searchListings, { body: { area: shapes, limit: 1 } });
      const boxed = await world.ask(searchListings, { body: { area: shapes, bbox, limit: 1 } });
      const map = await world.ask(searchMap, { body: { area: shapes, bbox, zoom } });
      const sum = map.body.clusters?.reduce((total, { count: held }) => total + held, map.body.pins.length);
      const found = [list.body.total, boxed.body.total, map.body.total, sum];
      const right = [expected.length, inView.length, inView.length, inView.length];
      if (found.join() !== right.join()) wrong.push({ found, right, shapes, bbox, zoom, refusal: list.refusal });
    }
    expect(wrong).toEqual([]);
    expect(nonEmpty).toBeGreaterThan(15);
  }, 120_000);
});

const between = (random: () => number, least: number, most: number): number =>
  Math.round((least + random() * (most - least)) * 1e6) / 1e6;

function aView(random: () => number, zoom: number): Bounds {
  const width = Math.min(360, (1000 / 256 / 2 ** zoom) * 360);
  const west = between(random, -180, 180 - width);
  return { west, east: Math.min(180, west + width), south: between(random, -90, 0), north: between(random, 20, 90) };
}

function aLargeShape(random: () => number): Shape {
  const west = random() < 0.3 ? -180 : between(random, -180, 110);
  const east = random() < 0.3 ? 180 : between(random, Math.max(west + 10, 115), 180);
  const south = random() < 0.3 ? -90 : between(random, -90, 5);
  const north = random() < 0.3 ? 90 : between(random, 12, 90);
  if (random() < 0.4) return { type: 'rectangle', bounds: { west, east, south, north } };
  const corners = random() < 0.5 ? 4 : 3 + Math.floor(random() * 40);
  const coordinates = Array.from({ length: corners }, (_, index): Position => {
    const angle = (index / corners) * 2 * Math.PI + 0.3;
    const reach = 0.7 + random() * 0.3;
    return {
      lat: Math.round(((north + south) / 2 + (Math.sin(angle) * reach * (north - south)) / 2) * 1e6) / 1e6,
      lng: Math.round(((east + west) / 2 + (Math.cos(angle) * reach * (east - west)) / 2) * 1e6) / 1e6,
    };
  });
  return { type: 'polygon', coordinates };
}
