import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPages, wrongAnswers } from '../support/area-answers.ts';
import type { Known } from '../support/area-oracle.ts';
import { manyListings } from '../support/listings.ts';
import { aSeller } from '../support/people.ts';
import { changeTiles, packTiles } from '../support/tiles.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let listings: Known[];

beforeAll(async () => {
  world = await startWorld();
  const seller = await aSeller(world);
  listings = await manyListings(world.database, seller.user.id, 600, 7);
  await packTiles(world.database);
  await changeTiles(world.database, 3);
}, 60_000);
afterAll(() => world.close());

// The search is tried whole on Postgres 17: tests/api/search-*. Here it is one small question of each kind.
describe('the area search on the embedded Postgres', () => {
  it('agrees with an independent oracle on 40 random areas and filters, with tiles that are packed and tiles that are not', async () => {
    const { wrong, nonEmpty } = await wrongAnswers(world, listings, 40, 11);
    expect(wrong).toEqual([]);
    expect(nonEmpty).toBeGreaterThan(20);
  }, 60_000);

  it('finds every listing once in the whole country, whatever the order', async () => {
    const all = listings.filter(({ dealType }) => dealType !== 'none').map(({ id }) => id);
    for (const sort of ['newest', 'price_asc'] as const) {
      const { ids } = await allPages(world, { sort, limit: 60 });
      expect([...ids].sort()).toEqual([...all].sort());
    }
  });
});
