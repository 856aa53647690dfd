import { afterAll, beforeAll, expect, it } from 'vitest';
import { Parameters } from '../../netlify/ground/sql-parameters.ts';
import { waysTo } from '../../netlify/search/page.ts';
import { type Question, questionOf } from '../../netlify/search/question.ts';
import { plainTotal } from '../../netlify/search/reference.ts';
import { migratedDatabase, type TestDatabase } from '../support/database.ts';
import { manyListings } from '../support/listings.ts';
import { packTiles } from '../support/tiles.ts';

/** What the tiles say while somebody writes and somebody packs: on a server with sessions of its own for each of them. */

let opened: TestDatabase;

beforeAll(async () => {
  opened = await migratedDatabase();
  const [owner] = await opened.database.query<{ id: string }>(
    `insert into app.account (type, email, password_hash, name) values ('seller', 'a@example.com', '-', 'A') returning id`,
  );
  await manyListings(opened.database, owner?.id ?? '', 1200, 7);
  await packTiles(opened.database);
}, 60_000);
afterAll(() => opened.close());

const dear = questionOf({ category: 'all', priceMin: 40_000_000 }, new Date());
const page = { sort: 'newest', after: undefined, limit: 1 } as const;

const counted = (question: Question): Promise<number> =>
  waysTo(opened.database, question, page, 'listing.title').count();

async function countedByRow(question: Question): Promise<unknown> {
  const parameters = new Parameters();
  return (await opened.database.query(plainTotal(question, parameters), parameters.values))[0]?.['total'];
}

function aSignal(): { give: () => void; given: Promise<void> } {
  const give: (() => void)[] = [];
  const given = new Promise<void>((resolve) => give.push(resolve));
  return { give: () => give[0]?.(), given };
}

it('counts exactly before, while and after a packer runs beside a writer that has not committed', async () => {
  const before = await counted(dear);
  expect(before).toBe(await countedByRow(dear));
  const committing = aSignal();
  const written = aSignal();
  const writing = opened.database.transaction(async (transaction) => {
    await transaction.query(
      `update app.listing set price_centavos = 4500000000
        where id in (select id from app.listing where deal_type = 'buy' and price_centavos < 3000000000 order by id limit 100)`,
    );
    written.give();
    await committing.given;
  });
  await written.given;
  // A committed change of the same tiles: the packer packs them while the writer's rows are still invisible.
  await opened.database.query(
    `update app.listing set price_centavos = 4100000000
      where id in (select id from app.listing where deal_type = 'buy' and price_centavos < 3000000000 order by id desc limit 50)`,
  );
  expect(await counted(dear)).toBe(before + 50);
  expect(await packTiles(opened.database)).toBeGreaterThan(0);
  expect(await opened.database.query('select from app.listing_mark')).toEqual([]);
  expect(await counted(dear)).toBe(before + 50);
  committing.give();
  await writing;
  // The packer ran before the commit, so the tiles lack the row, and its marks must still be there.
  expect(await counted(dear)).toBe(before + 150);
  expect(await opened.database.query('select from app.listing_mark')).not.toEqual([]);
  await packTiles(opened.database);
  expect(await counted(dear)).toBe(before + 150);
  expect(await countedByRow(dear)).toBe(before + 150);
}, 60_000);

it('leaves a tile to whoever packs it, and keeps nobody from writing meanwhile', async () => {
  await opened.database.query('update app.listing set is_furnished = not is_furnished where q % 3 = 0');
  await opened.database.transaction(async (transaction) => {
    await transaction.query("select app.pack_next_tile(interval '0', now())");
    const packedBeside = await packTiles(opened.database);
    const tiles = await opened.database.query('select from app.listing_tile where listings > 0');
    expect(packedBeside).toBe(tiles.length - 1);
    const started = performance.now();
    await opened.database.query('update app.listing set area = area + 1 where q % 2 = 0');
    expect(performance.now() - started).toBeLessThan(5000);
  });
  expect(await counted(dear)).toBe(await countedByRow(dear));
  await packTiles(opened.database);
  expect(await counted(dear)).toBe(await countedByRow(dear));
}, 60_000);

it('keeps the mark of what is committed between reading the rows and the end of the packer', async () => {
  await opened.database.query(`create function app.wait() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.4); return new; end $$`);
  await opened.database.query(
    'create trigger waits before insert on app.listing_tile for each row execute function app.wait()',
  );
  const before = await counted(dear);
  const [listing] = await opened.database.query<{ id: string }>(
    `select id from app.listing where deal_type = 'buy' and price_centavos < 3000000000 order by id limit 1`,
  );
  const price = (pesos: number) =>
    opened.database.query('update app.listing set price_centavos = $2 where id = $1', [listing?.id, pesos * 100]);
  await price(29_000_000);
  const packing = opened.database.query(`select app.pack_next_tile(interval '0', now())`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await price(45_000_000);
  await packing;
  expect(await counted(dear)).toBe(before + 1);
  await opened.database.query('drop function app.wait() cascade');
  await packTiles(opened.database);
  expect(await counted(dear)).toBe(before + 1);
}, 60_000);
