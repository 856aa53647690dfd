import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Parameters } from '../../../netlify/ground/sql-parameters.ts';
import type { PageAsked } from '../../../netlify/search/cursor.ts';
import { countedCells } from '../../../netlify/search/map.ts';
import { type PageRow, waysTo } from '../../../netlify/search/page.ts';
import { type Question, questionOf } from '../../../netlify/search/question.ts';
import { plainCells, plainPage, plainTotal } from '../../../netlify/search/reference.ts';
import { type ListingSort, listingSorts, searchListings } from '../../../src/contract/property/browse.ts';
import { searchMap } from '../../../src/contract/property/browse-map.ts';
import { allPages, sameIds, wrongAnswers } from '../../support/area-answers.ts';
import { isMeant, type Known } from '../../support/area-oracle.ts';
import { aQuestion } from '../../support/area-questions.ts';
import { manyListings, randomFrom } from '../../support/listings.ts';
import { aSeller } from '../../support/people.ts';
import { changeTiles, packTiles } from '../../support/tiles.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let listings: Known[];
let tiles: { changed: number; packed: number };

beforeAll(async () => {
  world = await startWorld();
  const seller = await aSeller(world);
  listings = await manyListings(world.database, seller.user.id, 3000, 7);
  await packTiles(world.database);
  // Spoils the sums of the tiles: whatever reads them from now on answers wrong.
  tiles = await changeTiles(world.database, 3);
}, 60_000);
afterAll(() => world.close());

describe('the area search', () => {
  it('has tiles that have changed and others', () => {
    expect(Math.min(tiles.changed, tiles.packed)).toBeGreaterThan(1);
  });

  it('agrees with an independent oracle on 120 random areas and filters: ids over all pages, totals, map sums', async () => {
    const { wrong, nonEmpty } = await wrongAnswers(world, listings, 120, 11);
    expect(wrong).toEqual([]);
    expect(nonEmpty).toBeGreaterThan(60);
  }, 300_000);

  it('finds the same by an ordered scan, by place, by plan and by the plain path', async () => {
    const random = randomFrom(12);
    const wrong: unknown[] = [];
    for (let round = 0; round < 30; round += 1) {
      const asked = aQuestion(random, listings);
      const expected = listings.filter((listing) => isMeant(listing, asked));
      const { sort, limit: _limit, cursor: _cursor, ...filters } = searchListings.body.parse(asked.question);
      // Where the density is unknown no area counts as small.
      const question = questionOf(filters, new Date());
      // As if little lay there.
      const small = { ...question, listings: { inArea: 1, everywhere: 1 } };
      const page = { sort, after: undefined, limit: listings.length };
      const plain = new Parameters();
      const found = [
        await ways(question, page).byOrderedScan(2 * listings.length),
        await ways(question, page).bySorting(),
        await ways(small, page).bySorting(),
        await world.database.query<PageRow>(plainPage(question, page, plain), plain.values),
      ].map(idsOf);
      const isRight = sameIds(found[0] ?? [], expected) && new Set(found.map((ids) => ids.join())).size === 1;
      if (!isRight) wrong.push(asked.question);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('counts the same by tiles and by the plain path, in all and cell by cell', async () => {
    const random = randomFrom(14);
    const wrong: unknown[] = [];
    for (let round = 0; round < 30; round += 1) {
      const { question: given, bounds } = aQuestion(random, listings);
      const bbox = [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
      const { zoom, ...filters } = searchMap.body.parse({ ...given, bbox, zoom: Math.floor(random() * 17) });
      const question = questionOf(filters, new Date());
      const [inAll, byCell] = [new Parameters(), new Parameters()];
      const [counted] = await world.database.query(plainTotal(question, inAll), inAll.values);
      const cells = await world.database.query(plainCells(question, zoom, byCell), byCell.values);
      const isRight =
        counted?.['total'] === (await ways(question, { sort: 'newest', after: undefined, limit: 1 }).count()) &&
        countsOf(cells) === countsOf(await countedCells(world.database, question, zoom));
      if (!isRight) wrong.push([given, zoom]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('goes on from any place in a page, in every order', async () => {
    const random = randomFrom(13);
    const wrong: unknown[] = [];
    for (let round = 0; round < 30; round += 1) {
      const asked = aQuestion(random, listings);
      const { sort: _sort, limit: _limit, cursor: _cursor, ...filters } = searchListings.body.parse(asked.question);
      const question = questionOf(filters, new Date());
      const sort = listingSorts[round % listingSorts.length] ?? 'newest';
      const all = await ways(question, { sort, after: undefined, limit: 60 }).bySorting();
      const behind = Math.floor(random() * Math.min(all.length, 40));
      const last = all[behind];
      if (last === undefined) continue;
      const page = { sort, after: { value: last.sortedBy, id: last.id }, limit: 8 };
      const expected = idsOf(all).slice(behind + 1, behind + 9);
      const found = [
        await ways(question, page).bySorting(),
        await ways(question, page).byOrderedScan(3 * listings.length),
      ];
      if (found.some((rows) => idsOf(rows).slice(0, expected.length).join() !== expected.join()))
        wrong.push([asked.question, page]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('answers alike by a scan of the sorting index', async () => {
    for (const sort of listingSorts) {
      const expected = listings.filter(({ dealType }) => dealType !== 'none');
      expect(expected.length).toBeGreaterThan(2000);
      const found = await allPages(world, { sort, limit: 60 });
      expect(found.ids).toHaveLength(expected.length);
      expect(new Set(found.ids)).toEqual(new Set(expected.map(({ id }) => id)));
      expectOrder(found.ids, sort);
    }
  }, 60_000);
});

describe('paging by cursor', () => {
  it.each(listingSorts)('neither repeats nor loses a listing under ties, sorted by %s', async (sort) => {
    const makati = { west: 120.99, south: 14.53, east: 121.06, north: 14.58 };
    const bbox = Object.values(makati).join(',');
    const found = await allPages(world, { bbox, sort, limit: 7 });
    const expected = listings.filter((listing) =>
      isMeant(listing, { question: {}, shapes: [], viewport: makati, bounds: makati }),
    );
    expect(new Set(found.ids).size).toBe(found.ids.length);
    expect([...found.ids].sort()).toEqual(expected.map(({ id }) => id).sort());
    expectOrder(found.ids, sort);
  });
});

describe('prices that no tile tells apart', () => {
  it('are sorted as others are', async () => {
    await world.database.query(
      `update app.listing set price_centavos = 100000000000 + 100000 * (q % 50)
        where id in (select id from app.listing where deal_type = 'buy' order by id limit 100)`,
    );
    await packTiles(world.database);
    const question = questionOf({ category: 'all', dealType: 'buy' }, new Date());
    for (const sort of ['price_asc', 'price_desc'] as const) {
      const all = await ways(question, { sort, after: undefined, limit: listings.length }).bySorting();
      const dear = all.findIndex(({ sortedBy }) => Number(sortedBy) > 1e11) + 50;
      for (const { sortedBy: value, id } of all.slice(dear, dear + 3)) {
        const page = { sort, after: { value, id }, limit: 5 };
        const expected = idsOf(all).slice(idsOf(all).indexOf(id) + 1);
        expect(idsOf(await ways(question, page).bySorting())).toEqual(expected.slice(0, 5));
      }
    }
  }, 60_000);
});

const ways = (question: Question, page: PageAsked) => waysTo(world.database, question, page, 'listing.title');

const countsOf = (cells: readonly Record<string, unknown>[]): string =>
  JSON.stringify(
    cells.map(({ cell, count }) => [Number(cell), Number(count)]).sort(([one = 0], [other = 0]) => one - other),
  );

function expectOrder(ids: readonly string[], sort: ListingSort): void {
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  const values = ids.map((id) => {
    const listing = known.get(id);
    if (listing === undefined) throw new Error(`unknown ${id}`);
    return {
      newest: -(3000 - ((listings.indexOf(listing) + 1) % 97)),
      price_asc: listing.centavos,
      price_desc: -listing.centavos,
      area_desc: -listing.area,
    }[sort];
  });
  expect(values).toEqual([...values].sort((one, other) => one - other));
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
