import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageByPlace, pageByPrice, pageBySort } from '../../netlify/features/browse/sql.ts';
import { questionOf } from '../../netlify/search/question.ts';
import type { Bounds, Shape } from '../../src/contract/area.ts';
import { type ListingQuestion, type ListingSort, listingSorts, searchListings } from '../../src/contract/listing.ts';
import { searchMap } from '../../src/contract/listing-map.ts';
import { propertyTypes } from '../../src/contract/taxonomy.ts';
import { type InventedListing, manyListings, randomFrom } from '../support/listings.ts';
import { aSeller } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

const luzon = { west: 119.5, south: 13.2, east: 122.4, north: 18.7 };

type Known = InventedListing & { id: string };
/** `viewport` restricts the list where there is one; the map looks at `bounds`. */
type Asked = { question: ListingQuestion; shapes: Shape[]; viewport: Bounds | undefined; bounds: Bounds };

let world: World;
let listings: Known[];

beforeAll(async () => {
  world = await startWorld();
  const seller = await aSeller(world);
  listings = await manyListings(world.database, seller.user.id, 3000, 7);
  // Of the words asked for, some are counted by blocks and some row by row.
  await world.database.query('select app.choose_common_words(32, 0.05, 0, 32)');
}, 60_000);
afterAll(() => world.close());

describe('the area search', () => {
  it('agrees with an independent oracle on 240 random areas and filters: ids over all pages, totals, map sums', async () => {
    const random = randomFrom(11);
    const wrong: unknown[] = [];
    let nonEmpty = 0;
    for (let round = 0; round < 240; round += 1) {
      const asked = aQuestion(random);
      const expected = listings.filter((listing) => isMeant(listing, asked));
      if (expected.length > 0) nonEmpty += 1;
      const found = await allPages(asked.question);
      const isRight =
        sameIds(found.ids, expected) &&
        found.totals.every((total) => total === expected.length) &&
        (await doesMapAgree(asked, expected, Math.floor(random() * 20)));
      if (!isRight) wrong.push(asked.question);
    }
    expect(wrong).toEqual([]);
    expect(nonEmpty).toBeGreaterThan(120);
  }, 300_000);

  it('finds the same by a walk along the sorting index, by place and by plan, whatever it takes for common words', async () => {
    const random = randomFrom(12);
    const wrong: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const asked = aQuestion(random);
      const expected = listings.filter((listing) => isMeant(listing, asked));
      const { sort, limit: _limit, cursor: _cursor, ...filters } = searchListings.body.parse(asked.question);
      // Without a density no area counts as small.
      const question = questionOf(filters);
      const page = { sort, after: undefined, limit: listings.length };
      const walked = await pageBySort(world.database, question, page, 2 * listings.length);
      const planned = await pageByPlace(world.database, { ...question, areWordsCommon: false }, page);
      const placed = await pageByPlace(world.database, { ...question, areWordsCommon: true }, page);
      const isRight =
        sameIds(idsOf(walked), expected) &&
        idsOf(walked).join() === idsOf(planned).join() &&
        idsOf(walked).join() === idsOf(placed).join();
      if (!isRight) wrong.push(asked.question);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('knows the prices of a page before, from its beginning and from any place in it', async () => {
    const random = randomFrom(13);
    const wrong: unknown[] = [];
    let full = 0;
    for (let round = 0; round < 80; round += 1) {
      const asked = aQuestion(random);
      const { sort: _sort, limit: _limit, cursor: _cursor, ...filters } = searchListings.body.parse(asked.question);
      // Some drawn areas hold no block as a whole.
      const wide = round % 4 === 0 ? {} : { area: [], bbox: random() < 0.5 ? luzon : undefined };
      const question = { ...questionOf({ ...filters, ...wide }), areWordsCommon: true };
      const sort = random() < 0.5 ? 'price_asc' : 'price_desc';
      const all = await pageByPlace(world.database, question, { sort, after: undefined, limit: 60 });
      const behind = Math.floor(random() * Math.min(all.length, 40));
      const last = round % 2 === 0 ? undefined : all[behind];
      const after = last === undefined ? undefined : { value: last.sortedBy, id: last.id };
      const expected = all.slice(after === undefined ? 0 : behind + 1).map(({ id }) => id);
      const limit = 1 + Math.floor(random() * 8);
      const found = idsOf(await pageByPrice(world.database, question, { sort, after, limit }));
      if (found.join() !== expected.slice(0, found.length).join()) wrong.push([asked.question, sort, after, limit]);
      if (found.length === limit) full += 1;
    }
    expect(wrong).toEqual([]);
    expect(full).toBeGreaterThan(20);
  }, 120_000);

  it('knew common words meanwhile, and rare ones', async () => {
    const chosen = await world.database.query('select word from app.common_word');
    const words = chosen.map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['sunny', 'tower', 'makati']));
    expect(words).not.toContain('ai');
  });

  it('answers alike when it walks along the sorting index', async () => {
    for (const sort of listingSorts) {
      const expected = listings.filter(({ dealType }) => dealType !== 'none');
      expect(expected.length).toBeGreaterThan(2000);
      const found = await allPages({ sort, limit: 60 });
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
    const found = await allPages({ bbox, sort, limit: 7 });
    const expected = listings.filter((listing) =>
      isMeant(listing, { question: {}, shapes: [], viewport: makati, bounds: makati }),
    );
    expect(new Set(found.ids).size).toBe(found.ids.length);
    expect([...found.ids].sort()).toEqual(expected.map(({ id }) => id).sort());
    expectOrder(found.ids, sort);
  });
});

describe('prices that no block tells apart', () => {
  it('are sorted as others are', async () => {
    await world.database.query(
      `update app.listing set price_centavos = 100000000000 + 100000 * (q % 50)
        where id in (select id from app.listing where deal_type = 'buy' order by id limit 100)`,
    );
    const question = questionOf({ category: 'all', dealType: 'buy' });
    for (const sort of ['price_asc', 'price_desc'] as const) {
      const all = await pageByPlace(world.database, question, { sort, after: undefined, limit: listings.length });
      const dear = all.findIndex(({ price }) => (price ?? 0) > 1e9) + 50;
      for (const { sortedBy: value, id } of all.slice(dear, dear + 3)) {
        const after = { value, id };
        const expected = idsOf(all).slice(idsOf(all).indexOf(id) + 1);
        const priced = await pageByPrice(world.database, question, { sort, after, limit: 5 });
        expect(idsOf(priced)).toEqual(expected.slice(0, priced.length));
        expect(idsOf(await pageByPlace(world.database, question, { sort, after, limit: 5 }))).toEqual(
          expected.slice(0, 5),
        );
      }
    }
  }, 60_000);
});

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

async function allPages(question: ListingQuestion): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await world.ask(searchListings, {
      body: { limit: 60, ...question, ...(cursor === undefined ? {} : { cursor }) },
    });
    expect(status).toBe(200);
    ids.push(...body.items.map(({ id }) => id));
    totals.push(body.total);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, totals };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function sameIds(found: readonly string[], expected: readonly Known[]): boolean {
  const ids = new Set(found);
  return ids.size === found.length && found.length === expected.length && expected.every(({ id }) => ids.has(id));
}

async function doesMapAgree({ question, bounds }: Asked, expected: Known[], zoom: number): Promise<boolean> {
  const { sort: _sort, ...filters } = question;
  const bbox = `${bounds.west},${bounds.south},${bounds.east},${bounds.north}`;
  const { body } = await world.ask(searchMap, { body: { ...filters, bbox, zoom } });
  const inView = expected.filter((listing) => isInBounds(bounds, listing));
  const known = new Set(inView.map(({ id }) => id));
  const sum = body.clusters.reduce((total, { count }) => total + count, 0) + body.pins.length;
  return [
    body.total === inView.length,
    sum === inView.length,
    body.pins.every(({ id }) => known.has(id)),
    body.clusters.length + body.pins.length <= 500,
    inView.length > 60 || body.clusters.length === 0,
    body.clusters.every(
      (cluster) =>
        cluster.count === inView.filter((listing) => isInBounds(cluster.bounds, listing)).length &&
        isInBounds(cluster.bounds, { x: cluster.longitude * 1e6, y: cluster.latitude * 1e6 }),
    ),
  ].every(Boolean);
}

// The questions.

function aQuestion(random: () => number): Asked {
  const anchor = listings[Math.floor(random() * listings.length)];
  if (anchor === undefined) throw new Error('no listings');
  const size = 10 ** (3.5 + random() * 3);
  const shapes = Array.from({ length: Math.floor(random() * 4) }, (_, index): Shape => {
    const shape = aShape(random, anchor, size);
    return index > 0 && random() < 0.35 ? { ...shape, exclude: true } : shape;
  });
  const hasViewport = shapes.length === 0 || random() < 0.4;
  const bounds = boxNear(random, anchor, size * 1.5);
  const question: ListingQuestion = {
    ...(shapes.length === 0 ? {} : { area: shapes }),
    ...(hasViewport ? { bbox: `${bounds.west},${bounds.south},${bounds.east},${bounds.north}` } : {}),
    sort: listingSorts[Math.floor(random() * listingSorts.length)],
    ...(random() < 0.35 ? {} : someFilters(random)),
  };
  return { question, shapes, viewport: hasViewport ? bounds : undefined, bounds };
}

function someFilters(random: () => number): ListingQuestion {
  const chance = (share: number) => random() < share;
  const pick = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)] ?? 0;
  return {
    ...(chance(0.3) ? { category: 'condominium' } : chance(0.15) ? { category: 'architects' } : {}),
    ...(chance(0.2) ? { type: 'residential' } : {}),
    ...(chance(0.4) ? { dealType: chance(0.5) ? 'buy' : 'rent' } : {}),
    ...(chance(0.3) ? { priceMin: pick([1, 449_999, 1_000_000, 1_000_001]) } : {}),
    ...(chance(0.3) ? { priceMax: pick([1_000_001, 2_500_000, 7_000_000, 50_000_000]) } : {}),
    ...(chance(0.2) ? { areaMin: pick([1, 64, 100, 130]) } : {}),
    ...(chance(0.2) ? { areaMax: pick([130, 255, 256, 300, 1000]) } : {}),
    ...(chance(0.2) ? { foreignBuyers: true } : {}),
    ...(chance(0.3) ? { bedrooms: 1 + Math.floor(random() * 4) } : {}),
    ...(chance(0.2) ? { furnished: chance(0.5) } : {}),
    ...(chance(0.2) ? { available: true } : {}),
    ...(chance(0.2) ? { q: ['sunny', 'TOWER makati', '100%', 'r_s', 'ai'][Math.floor(random() * 5)] } : {}),
  };
}

type Micro = { x: number; y: number };
const degrees = (micro: number): number => Math.round(micro) / 1e6;

function aShape(random: () => number, near: Micro, size: number): Shape {
  const center = { x: near.x + (random() - 0.5) * size, y: near.y + (random() - 0.5) * size };
  const kind = random();
  if (kind < 0.3) return { type: 'rectangle', bounds: boxNear(random, center, size) };
  if (kind < 0.6) {
    const radius = Math.min(size * 0.11 * (0.3 + random()), 500_000);
    return { type: 'circle', center: { lat: degrees(center.y), lng: degrees(center.x) }, radius };
  }
  const corners = 3 + Math.floor(random() * 25);
  const coordinates = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + random() * 0.8) / corners) * 2 * Math.PI;
    const reach = size * (0.4 + random() * 0.6);
    return { lat: degrees(center.y + Math.sin(angle) * reach), lng: degrees(center.x + Math.cos(angle) * reach) };
  });
  return { type: 'polygon', coordinates };
}

/** Its sides run through the point now and then: the boundary counts. */
function boxNear(random: () => number, { x, y }: Micro, size: number): Bounds {
  const reach = () => (random() < 0.1 ? 0 : random() * size) + 1;
  return {
    west: degrees(x - reach()),
    east: degrees(x + reach()),
    south: degrees(y - reach()),
    north: degrees(y + reach()),
  };
}

// The oracle: written from product.md alone, in degrees and plain loops, sharing nothing with the server.

function isMeant(listing: Known, { question, shapes, viewport }: Asked): boolean {
  const isInView = viewport === undefined || isInBounds(viewport, listing);
  const included = shapes.filter(({ exclude }) => exclude !== true);
  const isIncluded = included.length === 0 || included.some((shape) => isInShape(shape, listing));
  const isExcluded = shapes.some((shape) => shape.exclude === true && isInShape(shape, listing));
  return isInView && isIncluded && !isExcluded && passesFilters(listing, question);
}

function passesFilters(listing: Known, question: ListingQuestion): boolean {
  const text = `${listing.title} ${listing.location}`.toLowerCase();
  const hasWords = (question.q ?? '').split(' ').every((word) => text.includes(word.toLowerCase()));
  const isFree = question.available !== true || listing.isAvailable;
  if (!hasWords || !isFree) return false;
  if (question.category === 'architects') return listing.category === 'architects';
  if (listing.dealType === 'none') return false;
  const { category = 'all', type, dealType, priceMin, priceMax, areaMin, areaMax, bedrooms, furnished } = question;
  const isForForeigners = ['anyone', 'leasehold_for_foreigners'].includes(listing.buyerEligibility ?? '');
  const group: readonly string[] = type === undefined ? [] : propertyTypes[type];
  const pesos = listing.centavos / 100;
  return [
    category === 'all' || listing.category === category,
    type === undefined || group.includes(listing.category),
    dealType === undefined || listing.dealType === dealType,
    priceMin === undefined || pesos >= Number(priceMin),
    priceMax === undefined || pesos <= Number(priceMax),
    areaMin === undefined || listing.area >= Number(areaMin),
    areaMax === undefined || listing.area <= Number(areaMax),
    bedrooms === undefined || (bedrooms === 4 ? listing.bedrooms >= 4 : listing.bedrooms === bedrooms),
    furnished === undefined || listing.isFurnished === furnished,
    question.foreignBuyers !== true || isForForeigners,
  ].every(Boolean);
}

const isInBounds = ({ west, south, east, north }: Bounds, { x, y }: Micro): boolean => {
  const [longitude, latitude] = [x / 1e6, y / 1e6];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
};

function isInShape(shape: Shape, point: Micro): boolean {
  switch (shape.type) {
    case 'rectangle':
      return isInBounds(shape.bounds, point);
    case 'circle':
      return metresBetween(shape.center, { lat: point.y / 1e6, lng: point.x / 1e6 }) <= shape.radius;
    default:
      return isInRing(
        shape.coordinates.map(({ lat, lng }) => ({ x: Math.round(lng * 1e6), y: Math.round(lat * 1e6) })),
        point,
      );
  }
}

const radians = (given: number): number => (given * Math.PI) / 180;

function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const a =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(a)));
}

const isBetween = (one: number, other: number, value: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** A ray eastwards, in exact integers. */
function isInRing(ring: readonly Micro[], point: Micro): boolean {
  let crossings = 0;
  for (const [index, end] of ring.entries()) {
    const start = ring.at(index - 1) ?? end;
    const turn =
      BigInt(end.x - start.x) * BigInt(point.y - start.y) - BigInt(end.y - start.y) * BigInt(point.x - start.x);
    if (turn === 0n && isBetween(start.x, end.x, point.x) && isBetween(start.y, end.y, point.y)) return true;
    const goesUp = start.y <= point.y && end.y > point.y;
    const goesDown = end.y <= point.y && start.y > point.y;
    if ((goesUp && turn > 0n) || (goesDown && turn < 0n)) crossings += 1;
  }
  return crossings % 2 === 1;
}
