import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shape } from '../../../src/contract/area.ts';
import { searchListings } from '../../../src/contract/property/browse.ts';
import { searchMap } from '../../../src/contract/property/browse-map.ts';
import { combOf, outlineOf, spiralOf, starOf, twentyStars } from '../../bench/search/hostile.ts';
import { isMeant, type Known } from '../../support/area-oracle.ts';
import { manyListings } from '../../support/listings.ts';
import { aSeller } from '../../support/people.ts';
import { packTiles } from '../../support/tiles.ts';
import { startWorld, type World } from '../../support/world.ts';

const manila = { lat: 14.58, lng: 121.03 };
const bbox = '120,13,122,16';

let world: World;
let listings: Known[];

beforeAll(async () => {
  world = await startWorld();
  const seller = await aSeller(world);
  listings = await manyListings(world.database, seller.user.id, 3000, 7);
  await packTiles(world.database);
}, 60_000);
afterAll(() => world.close());

/** Sets the density that the planner reads, which it reads once a minute. */
async function asIfThereWere(listingsInTile: number): Promise<void> {
  await world.database.query('update app.listing_tile set listings = $1 where listings > 0', [listingsInTile]);
  world.clock.forward(61_000);
}

const drawn: [name: string, shapes: Shape[]][] = [
  ['a star of 2,000 corners', [starOf(manila, 2000, 15)]],
  ['a comb of 2,000 corners', [combOf(manila, 2000, 15)]],
  ['a spiral of 2,000 corners', [spiralOf(manila, 2000, 15)]],
  ['20 stars of 100 corners', twentyStars(manila, 15)],
  ['an outline of 2,000 corners', [outlineOf(manila, 2000, 15)]],
  ['a star cut out of an outline', [outlineOf(manila, 900, 15), { ...starOf(manila, 1000, 14), exclude: true }]],
];

it.each(drawn)('%s is answered exactly, in the list and on the map', async (_name, shapes) => {
  const asked = { question: {}, shapes, viewport: undefined, bounds: { west: 120, south: 13, east: 122, north: 16 } };
  const expected = listings.filter((listing) => isMeant(listing, asked));
  expect(expected.length).toBeGreaterThan(3);
  const list = await world.ask(searchListings, { body: { area: shapes, limit: 60 } });
  expect(list.body.total).toBe(expected.length);
  const known = new Set(expected.map(({ id }) => id));
  expect(list.body.items.filter(({ id }) => !known.has(id))).toEqual([]);
  const words = await world.ask(searchListings, { body: { area: shapes, q: 'a', sort: 'price_asc', limit: 60 } });
  expect(words.body.total).toBe(expected.filter(({ title, location }) => /a/i.test(title + location)).length);
  const map = await world.ask(searchMap, { body: { area: shapes, bbox, zoom: 10 } });
  expect(map.body.total).toBe(expected.length);
});

it('a shape too intricate for how much lies there is refused in words that name it, and an outline is not', async () => {
  await asIfThereWere(2_000_000);
  const area = [outlineOf({ lat: 10.3, lng: 123.9 }, 900, 2), starOf(manila, 1000, 15)];
  const refused = await world.ask(searchListings, { body: { area } });
  expect(refused.status).toBe(400);
  expect(refused.refusal.fields?.['area']).toMatch(/^Shape 2: too intricate/);
  const german = await world.ask(searchMap, { body: { area, bbox, zoom: 9 } }, { language: 'de' });
  expect(german.refusal.fields?.['area']).toMatch(/^Form 2: zu verwinkelt/);
  await asIfThereWere(850);
  expect((await world.ask(searchListings, { body: { area: [outlineOf(manila, 2000, 15)] } })).status).toBe(200);
});
