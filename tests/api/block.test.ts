import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { manyListings, randomFrom } from '../support/listings.ts';
import { aSeller, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let seller: Person;

beforeEach(async () => {
  await world?.close();
  world = await startWorld();
  seller = await aSeller(world);
}, 60_000);
afterAll(() => world.close());

/** Makes every block anew from its listings, and expects that nothing changes by it. */
async function expectFreshBlocks(): Promise<void> {
  const all = async () => [
    await world.database.query('select * from app.listing_block order by lo'),
    await world.database.query('select * from app.listing_block_newest order by lo'),
  ];
  const kept = await all();
  await world.database.query(
    'select app.pack_block(lo, hi) from (select lo, hi from app.listing_block order by lo) as block',
  );
  expect(kept).toEqual(await all());
}

/** Neither gap nor overlap, and no more listings than a page holds. */
async function expectWholeGrid(): Promise<void> {
  const blocks = await world.database.query<{ lo: number; hi: number; listings: number }>(
    'select lo, hi, listings from app.listing_block order by lo',
  );
  expect(blocks[0]?.lo).toBe(0);
  expect(blocks.at(-1)?.hi).toBe(4 ** 24);
  for (const [index, { lo, hi, listings }] of blocks.entries()) {
    expect(lo).toBe(blocks[index - 1]?.hi ?? 0);
    expect(hi - lo === 1 || listings <= 850).toBe(true);
  }
}

describe('the table of blocks', () => {
  it('equals a recount after random inserts, moves, changes of facts and status, and deletions', async () => {
    const random = randomFrom(21);
    await manyListings(world.database, seller.user.id, 2000, 2);
    const some = (share: number) =>
      `id in (select id from app.listing where (hashtext(id::text || ${Math.floor(random() * 1e6)}) & 1023) < ${share * 1024})`;
    const changes = [
      () => `update app.listing set public_latitude = public_latitude + 0.01 where ${some(0.02)}`,
      () => `update app.listing set public_longitude = 121 where ${some(0.02)}`,
      () => `update app.listing set status = 'paused' where ${some(0.1)}`,
      () => `update app.listing set status = 'published' where ${some(0.1)}`,
      () => `update app.listing set category = 'hotel' where deal_type <> 'none' and ${some(0.02)}`,
      () => `update app.listing set deal_type = 'rent' where deal_type <> 'none' and ${some(0.02)}`,
      () => `update app.listing set price_centavos = price_centavos + 150 where deal_type <> 'none' and ${some(0.02)}`,
      () => `update app.listing set area = area + 0.25, bedrooms = 4 where deal_type <> 'none' and ${some(0.02)}`,
      () => `update app.listing set is_furnished = not is_furnished, is_available = true where ${some(0.02)}`,
      () => `update app.listing set buyer_eligibility = 'anyone' where ${some(0.02)}`,
      () => `update app.listing set title = 'other' where ${some(0.5)}`,
      () => `update app.listing set published_at = published_at + interval '1 day' where ${some(0.02)}`,
      () => `delete from app.listing where ${some(0.02)}`,
    ];
    for (let round = 0; round < 40; round += 1) {
      const change = changes[Math.floor(random() * changes.length)];
      if (change !== undefined) await world.database.query(change());
    }
    await expectWholeGrid();
    await expectFreshBlocks();
    expect((await world.database.query('select from app.listing_block')).length).toBeGreaterThan(10);
  }, 60_000);

  it('loses nothing when several write into one block at once, and when that splits it', async () => {
    await manyListings(world.database, seller.user.id, 800, 3);
    await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => manyListings(world.database, seller.user.id, 40, seed)));
    await expectWholeGrid();
    await expectFreshBlocks();
    expect(await world.database.query('select sum(listings)::integer as sum from app.listing_block')).toEqual([
      { sum: 1040 },
    ]);
  }, 60_000);

  it('lets writers of several blocks and writers of one pass each other', async () => {
    await manyListings(world.database, seller.user.id, 2500, 5);
    const rows = await world.database.query<{ id: string }>('select id from app.listing order by id');
    const shares = Array.from({ length: 8 }, (_, share) =>
      rows.filter((_row, index) => index % 8 === share).map(({ id }) => id),
    );
    const write = async (ids: string[], share: number): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        // Rows of one's own over all blocks, or one row: what they share are the blocks.
        const some = share % 2 === 0 ? ids : ids.slice(round, round + 1);
        await world.database.query(
          'update app.listing set price_centavos = price_centavos + 100, area = area + 1 where id = any($1::uuid[])',
          [some],
        );
      }
    };
    await Promise.all(shares.map(write));
    await expectWholeGrid();
    await expectFreshBlocks();
    expect(await world.database.query('select sum(listings)::integer as sum from app.listing_block')).toEqual([
      { sum: rows.length },
    ]);
  }, 60_000);

  it('holds any number of listings that share one place', async () => {
    await manyListings(world.database, seller.user.id, 1500, 4);
    await world.database.query('update app.listing set public_latitude = 14.5, public_longitude = 121');
    await expectWholeGrid();
    await expectFreshBlocks();
    expect(await world.database.query('select max(listings) as most from app.listing_block')).toEqual([{ most: 1500 }]);
  }, 60_000);
});
