import { readCursor, writeCursor } from '../../../netlify/search/order.ts';
import { listingId } from '../../../src/contract/fields.ts';
import { listListings, mapListings } from '../../../src/contract/listing.ts';
import { type Ask, type Heard, type Statement, sqlMilliseconds } from './door.ts';
import type { InMemory } from './in-memory.ts';
import { idOf, type Listings } from './listings.ts';
import type { PlainPostgis } from './plain-postgis.ts';
import { type Asked, type Line, pageLength } from './questions.ts';

/** What one line of the table is made of: a value per run, in milliseconds. */
export interface Measured {
  name: string;
  door: number[];
  sql: number[];
  /** SQL beside the count; both by themselves. */
  page: number[];
  count: number[];
  memory: number[];
  plainPage: number[];
  plainCount: number[];
  matches: number[];
  wrong: number;
  /** Those of the slowest run. */
  slowest: { milliseconds: number; statements: Statement[] };
}

export interface Bench {
  listings: Listings;
  ask: Ask;
  /** Milliseconds. */
  again: (statement: Statement) => Promise<number>;
  memory: InMemory;
  plain: PlainPostgis | undefined;
  /** Per line. */
  plainRuns: number;
}

const countsOnly = ({ text }: Statement): boolean => text.includes('as total') || text.includes('as "sumX"');

export async function measure(bench: Bench, line: Line, runs: number): Promise<Measured> {
  // The first run warms the code up and is asked again.
  await (line.asked(0).view === undefined ? askPage : askMap)(bench, line.asked(0), nothing(line.name));
  const measured = nothing(line.name);
  for (let run = 0; run < runs; run += 1) {
    const asked = line.asked(run);
    await (asked.view === undefined ? askPage : askMap)(bench, asked, measured);
  }
  return measured;
}

const nothing = (name: string): Measured => ({
  name,
  door: [],
  sql: [],
  page: [],
  count: [],
  memory: [],
  plainPage: [],
  plainCount: [],
  matches: [],
  wrong: 0,
  slowest: { milliseconds: 0, statements: [] },
});

async function askPage(bench: Bench, given: Asked, into: Measured): Promise<void> {
  const { memory } = bench;
  const started = performance.now();
  const matches = memory.matches(given);
  // Where there are no forty pages, the middle of what there is.
  const asked = { ...given, skipped: Math.min(given.skipped, Math.floor(matches.length / 2)) };
  const rows = memory.page(asked, matches);
  into.memory.push(performance.now() - started);
  const heard = await bench.ask('/api/listings/search', {
    ...questionOf(asked),
    sort: asked.sort,
    ...(asked.skipped === 0 ? {} : await cursorOf(bench, asked, matches)),
  });
  await keep(bench, heard, into, matches.length);
  const { items, total } = listListings.response.parse(heard.answer);
  const ids = items.map(({ id }) => id);
  const isRight = total === matches.length && ids.join() === rows.map(idOf).join();
  if (!isRight) into.wrong += 1;
  if (bench.plain === undefined || asked.skipped > 0 || into.plainPage.length >= bench.plainRuns) return;
  const plain = await bench.plain.ask(asked);
  into.plainPage.push(plain.pageMilliseconds);
  into.plainCount.push(plain.countMilliseconds);
}

async function askMap(bench: Bench, asked: Asked, into: Measured): Promise<void> {
  if (asked.view === undefined) return;
  const started = performance.now();
  const matches = bench.memory.matches(asked);
  bench.memory.cells(asked, matches);
  into.memory.push(performance.now() - started);
  const { bounds, zoom } = asked.view;
  const heard = await bench.ask('/api/listings/map', {
    ...questionOf(asked),
    bbox: [bounds.west, bounds.south, bounds.east, bounds.north].join(','),
    zoom,
  });
  await keep(bench, heard, into, matches.length);
  const { total, clusters, pins } = mapListings.response.parse(heard.answer);
  const sum = clusters.reduce((counted, { count }) => counted + count, pins.length);
  if (total !== matches.length || sum !== total) into.wrong += 1;
}

const questionOf = ({ filters, shapes }: Asked) => ({ ...filters, ...(shapes.length === 0 ? {} : { area: shapes }) });

/** As somebody has it who came from the first page: the number counted there goes along. */
async function cursorOf({ ask, listings, memory }: Bench, asked: Asked, matches: readonly number[]) {
  const { sort } = asked;
  const first = await ask('/api/listings/search', { ...questionOf(asked), sort, limit: 1 });
  const known = readCursor(sort, listListings.response.parse(first.answer).nextCursor ?? '');
  if (known === undefined) return {};
  const before = memory.page({ ...asked, skipped: asked.skipped - 1 }, matches)[0] ?? 0;
  const published = listings.publishedAt[before] ?? 0;
  const value = sort === 'newest' ? new Date(published).toISOString() : (listings.centavos[before] ?? 0);
  const place = { value, id: listingId.parse(idOf(before)) };
  return { cursor: writeCursor(sort, { ...known, place }), limit: pageLength };
}

/** The door asks for the page and its number at once; what each costs is heard when it is asked once more, alone. */
async function keep(
  { again }: Bench,
  { doorMilliseconds, statements }: Heard,
  into: Measured,
  matches: number,
): Promise<void> {
  const sql = sqlMilliseconds(statements);
  into.door.push(doorMilliseconds);
  into.sql.push(sql);
  const alone = { count: 0, page: 0 };
  for (const statement of statements) alone[countsOnly(statement) ? 'count' : 'page'] += await again(statement);
  into.count.push(alone.count);
  into.page.push(alone.page);
  into.matches.push(matches);
  if (sql > into.slowest.milliseconds) into.slowest = { milliseconds: sql, statements };
}
