import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { facts } from '../../../netlify/search/facts.ts';
import { searchListings } from '../../../src/contract/property/browse.ts';
import { deleteProperty, updateProperty } from '../../../src/contract/property/listing.ts';
import { emptied } from '../../support/emptied.ts';
import { aListing, manyListings, randomFrom } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { packTiles } from '../../support/tiles.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
  await world.database.query('create table public.first_tiles as select * from app.listing_tile');
}, 60_000);
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  await world.database.query(`with gone as (delete from app.listing_mark) delete from app.listing_tile;`);
  await world.database.query('insert into app.listing_tile select * from public.first_tiles');
  seller = await aSeller(world);
});
afterAll(() => world.close());

/** Makes every tile anew from its listings, and expects that nothing changes by it. */
async function expectFreshTiles(): Promise<void> {
  const all = async () => [
    (await world.database.query('select * from app.listing_tile order by lo')).map(({ packed_at: _at, ...row }) => row),
  ];
  const kept = await all();
  await world.database.query(
    'select app.pack_tile(lo, hi, now()) from (select lo, hi from app.listing_tile order by lo) as tile',
  );
  expect(kept).toEqual(await all());
}

/** Neither gap nor overlap, and no more listings than a page holds. */
async function expectWholeGrid(): Promise<void> {
  const tiles = await world.database.query<{ lo: number; hi: number; listings: number }>(
    'select lo, hi, listings from app.listing_tile order by lo',
  );
  expect(tiles[0]?.lo).toBe(0);
  expect(tiles.at(-1)?.hi).toBe(4 ** 24);
  for (const [index, { lo, hi, listings }] of tiles.entries()) {
    expect(lo).toBe(tiles[index - 1]?.hi ?? 0);
    expect(hi - lo === 1 || listings <= 850).toBe(true);
  }
}

const marks = async (): Promise<unknown[]> =>
  (await world.database.query('select q from app.listing_mark order by q')).map(({ q }) => q);

describe('the table of tiles', () => {
  it.each(Object.entries(facts))('is marked as changed where %s changes', async (_, { column }) => {
    const { id } = await aListing(world, seller, {});
    // The door packs as well, after its answer: what it holds is left out here.
    await expect
      .poll(async () => {
        await packTiles(world.database);
        return marks();
      })
      .toEqual([]);
    const value = column === 'buyer_eligibility' ? `'anyone'` : `not coalesce(${column}, false)`;
    await world.database.query(`update app.listing set ${column} = ${value} where id = $1`, [id]);
    expect(await marks()).toHaveLength(1);
  });

  it('equals a recount after random inserts, moves, changes of facts and status, and deletions, once they are packed', async () => {
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
      () => `update app.listing set published_at = published_at + interval '1 day' where ${some(0.02)}`,
      () => `delete from app.listing where ${some(0.02)}`,
    ];
    for (let round = 0; round < 40; round += 1) {
      const change = changes[Math.floor(random() * changes.length)];
      if (change !== undefined) await world.database.query(change());
      if (round % 5 === 0) await packTiles(world.database);
    }
    await packTiles(world.database);
    expect(await marks()).toEqual([]);
    await expectWholeGrid();
    await expectFreshTiles();
    expect((await world.database.query('select from app.listing_tile')).length).toBeGreaterThan(8);
  }, 120_000);

  it('loses nothing when several write while others pack', async () => {
    await manyListings(world.database, seller.user.id, 800, 3);
    const write = (seed: number) => manyListings(world.database, seller.user.id, 40, seed);
    const pack = () => packTiles(world.database);
    await Promise.all([1, 2, 3, 4, 5, 6].flatMap((seed) => [write(seed), pack()]));
    await pack();
    await expectWholeGrid();
    await expectFreshTiles();
    expect(await world.database.query('select sum(listings)::integer as sum from app.listing_tile')).toEqual([
      { sum: 1040 },
    ]);
  }, 60_000);

  it('splits what one transaction has no time for, and counts exactly meanwhile', async () => {
    await manyListings(world.database, seller.user.id, 100, 8);
    // As many changed listings as an import leaves, far from each other. In parts, so that no statement runs out of time.
    for (const part of [0, 1, 2, 3, 4, 5, 6])
      await world.database.query(
        `insert into app.listing (owner_id, provider_type, category, deal_type, title, location, price_centavos, longitude,
                                  latitude, public_longitude, public_latitude, status, published_at, expires_at)
         select owner_id, 'properties', 'lot', 'buy', 'Lot', 'Anywhere', 100, 0, 0, number % 300 - 150, number % 150 - 75,
                'published', now(), now() + interval '1 day'
           from (select owner_id from app.listing limit 1) as seller
                cross join generate_series($1::integer * 3000 + 1, $1::integer * 3000 + 3000) as number`,
        [part],
      );
    const next = () => world.database.query(`select app.pack_next_tile(interval '0', now())`);
    const counted = async () =>
      (await world.ask(searchListings, { body: { category: 'lot', priceMax: 1, limit: 1 } })).body.total;
    for (let step = 0; step < 3; step += 1) {
      await next();
      expect(await counted()).toBe(21_000);
    }
    await packTiles(world.database);
    await expectWholeGrid();
    expect(await marks()).toEqual([]);
    expect(await counted()).toBe(21_000);
  }, 120_000);

  it('holds any number of listings that share one place', async () => {
    await manyListings(world.database, seller.user.id, 1500, 4);
    await world.database.query('update app.listing set public_latitude = 14.5, public_longitude = 121');
    await packTiles(world.database);
    await expectWholeGrid();
    await expectFreshTiles();
    expect(await world.database.query('select max(listings) as most from app.listing_tile')).toEqual([{ most: 1500 }]);
  }, 60_000);
});

const keyOf = async (): Promise<number> => {
  const [listing] = await world.database.query<{ q: number }>('select q from app.listing');
  return listing?.q ?? 0;
};

describe('a write', () => {
  beforeEach(async () => {
    await manyListings(world.database, seller.user.id, 1, 5);
    await world.database.query('delete from app.listing_mark');
  });

  it.each([
    ['price_centavos = price_centavos + 100'],
    ['area = area + 1'],
    ['bedrooms = bedrooms + 1'],
    [`status = 'paused'`],
  ])('of %s marks the tile, each time anew', async (change) => {
    await world.database.query(`update app.listing set ${change}`);
    expect(await marks()).toEqual([await keyOf()]);
    await world.database.query(`update app.listing set status = 'published', price_centavos = price_centavos + 100`);
    expect(await marks()).toEqual([await keyOf(), await keyOf()]);
  });

  it('of the place marks the old tile and the new one', async () => {
    const old = await keyOf();
    await world.database.query('update app.listing set public_latitude = public_latitude + 1');
    expect(await marks()).toEqual([old, await keyOf()].sort((one, other) => one - other));
  });

  it.each([
    [`title = 'Another'`],
    [`description = 'Another'`],
    [`expires_at = expires_at + interval '1 day'`],
    [`published_at = published_at + interval '1 day'`],
    [`buyer_eligibility = 'leasehold_for_foreigners'`],
  ])('of %s, which no tile knows, marks nothing', async (change) => {
    await world.database.query(`update app.listing set ${change}`);
    expect(await marks()).toEqual([]);
  });
});

describe('what a seller does', () => {
  it('is packed after its commit: publishing, pausing, publishing again, withdrawing', async () => {
    const { token } = seller;
    const expectPacked = async (listings: number): Promise<void> => {
      await world.afterwards();
      expect(await marks()).toEqual([]);
      const [tiles] = await world.database.query('select sum(listings)::integer as sum from app.listing_tile');
      expect(tiles?.['sum']).toBe(listings);
      await world.database.query(`update app.listing_tile set packed_at = '-infinity'`);
    };
    const { id } = await aListing(world, seller);
    await expectPacked(1);
    await world.ask(updateProperty, { body: { id, status: 'paused' } }, { token });
    await expectPacked(0);
    await world.ask(updateProperty, { body: { id, status: 'published' } }, { token });
    await expectPacked(1);
    await world.ask(deleteProperty, { body: { id } }, { token });
    await expectPacked(0);
  });
});

describe('the schedule', () => {
  it('packs what has changed, but nothing that was packed a moment ago', async () => {
    await manyListings(world.database, seller.user.id, 20, 6);
    await world.database.query(`update app.listing_tile set packed_at = now() - interval '1 minute'`);
    const door = await jobNamed('pack-tiles');
    expect(door.schedule).toBe('* * * * *');
    const run = () => door.door(new Request('http://localhost/.netlify/functions/pack-tiles', { method: 'POST' }));
    expect((await run()).status).toBe(204);
    expect(await marks()).toEqual([]);
    await world.database.query('update app.listing set price_centavos = price_centavos + 100');
    expect((await run()).status).toBe(204);
    expect(await marks()).not.toEqual([]);
  });
});
