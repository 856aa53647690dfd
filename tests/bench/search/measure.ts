import { readCursor, writeCursor } from '../../../netlify/search/cursor.ts';
import { listingId } from '../../../src/contract/fields.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import { type Ask, type Heard, type Statement, sqlMilliseconds } from './door.ts';
import type { InMemory } from './in-memory.ts';
import { idOf, type Listings } from './listings.ts';
import type { PlainPostgis } from './plain-postgis.ts';
import { type Asked, type Line, pageLength, setsMaximum } from './questions.ts';

/** What one line of the table is made of: a value per run, in milliseconds. */
export interface Measured {
  name: string;
  door: number[];
  sql: number[];
  /** The door over its SQL for an area that was asked about before: by the map, the count or the page before. */
  warmOverSql: number[];
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
  /** Of the database, at most. */
  sessions: number;
  /** Milliseconds. */
  again: (statement: Statement) => Promise<number>;
  memory: InMemory;
  plain: PlainPostgis | undefined;
  /** Per line. */
  plainRuns: number;
}

const countsOnly = ({ text }: Statement): boolean => text.includes('as total') || text.includes('as "sumX"');

/** What the oracle says to one run's question. */
interface Expected {
  asked: Asked;
  total: number;
  ids: string;
  /** The listing before the page, where it is not the first. */
  before: number | undefined;
}

/** After so many the engine has compiled what an area of a new kind needs. With the others fewer than the door keeps areas. */
const runsUntilCompiled = 30;

/** The oracle answers first: what it looks through would drive what the database needs out of the processor's caches. */
export async function measure(bench: Bench, line: Line, runs: number): Promise<Measured> {
  const measured = nothing(line.name);
  const expected = Array.from({ length: runs }, (_, run) => expect(bench.memory, line.asked(run), measured));
  const ask = line.asked(0).view === undefined ? askPage : askMap;
  // Code and plans are warm where each set of filters was asked for in each session, with areas not asked about again.
  const warmUps = line.isDear === true ? 0 : runsUntilCompiled;
  for (let set = 0; set < (warmUps === 0 ? 0 : setsMaximum); set += 1) {
    const others = Array.from({ length: bench.sessions }, (_, session) => runs + set + session * setsMaximum);
    await Promise.all(
      others.map((run) => ask(bench, expect(bench.memory, line.asked(run), nothing(line.name)), nothing(line.name))),
    );
  }
  for (let run = 0; run < warmUps; run += 1)
    await bench.ask(...requestOf(line.asked(runs + setsMaximum * (bench.sessions + 1) + run)));
  // One after the other, as a door in use is asked: what is done in between would leave it cold.
  const statements: (readonly Statement[])[] = [];
  for (const next of expected) statements.push(await ask(bench, next, measured));
  const known = nothing(line.name);
  for (const next of expected) await ask(bench, next, known);
  measured.warmOverSql = overSql(known);
  measured.wrong += known.wrong;
  for (const ofOne of statements) await askAlone(bench, ofOne, measured);
  for (const { asked } of expected.slice(0, bench.plainRuns)) await askPlain(bench, asked, measured);
  return measured;
}

export const overSql = ({ door, sql }: Pick<Measured, 'door' | 'sql'>): number[] =>
  door.map((milliseconds, run) => milliseconds - (sql[run] ?? 0));

const nothing = (name: string): Measured => ({
  name,
  door: [],
  sql: [],
  warmOverSql: [],
  page: [],
  count: [],
  memory: [],
  plainPage: [],
  plainCount: [],
  matches: [],
  wrong: 0,
  slowest: { milliseconds: 0, statements: [] },
});

function expect(memory: InMemory, given: Asked, into: Measured): Expected {
  const started = performance.now();
  const matches = memory.matches(given);
  // Where there are no forty pages, the middle of what there is.
  const asked = { ...given, skipped: Math.min(given.skipped, Math.floor(matches.length / 2)) };
  if (given.view !== undefined) memory.cells(given, matches);
  const rows = given.view === undefined ? memory.page(asked, matches) : [];
  into.memory.push(performance.now() - started);
  const [before] = asked.skipped === 0 ? [] : memory.page({ ...asked, skipped: asked.skipped - 1 }, matches);
  return { asked, total: matches.length, ids: rows.map(idOf).join(), before };
}

async function askPage(bench: Bench, { asked, ids, total, before }: Expected, into: Measured): Promise<Statement[]> {
  const [path, question] = requestOf(asked);
  const cursor = before === undefined ? {} : await cursorOf(bench, asked, before);
  const heard = await bench.ask(path, { ...question, ...cursor });
  keep(heard, into, total);
  const answer = listListings.response.parse(heard.answer);
  const isRight = answer.total === total && answer.items.map(({ id }) => id).join() === ids;
  if (!isRight) into.wrong += 1;
  return heard.statements;
}

async function askMap(bench: Bench, { asked, total }: Expected, into: Measured): Promise<Statement[]> {
  const heard = await bench.ask(...requestOf(asked));
  keep(heard, into, total);
  const { total: counted, clusters, pins } = mapListings.response.parse(heard.answer);
  const sum = clusters.reduce((so, { count }) => so + count, pins.length);
  if (counted !== total || sum !== total) into.wrong += 1;
  return heard.statements;
}

async function askPlain({ plain }: Bench, asked: Asked, into: Measured): Promise<void> {
  if (plain === undefined || asked.skipped > 0 || asked.view !== undefined) return;
  const { pageMilliseconds, countMilliseconds } = await plain.ask(asked);
  into.plainPage.push(pageMilliseconds);
  into.plainCount.push(countMilliseconds);
}

const questionOf = ({ filters, shapes }: Asked) => ({ ...filters, ...(shapes.length === 0 ? {} : { area: shapes }) });

function requestOf(asked: Asked): [path: string, body: object] {
  const { sort, view } = asked;
  if (view === undefined) return ['/api/listings/search', { ...questionOf(asked), sort }];
  const { bounds, zoom } = view;
  const bbox = [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
  return ['/api/listings/map', { ...questionOf(asked), bbox, zoom }];
}

/** As somebody has it who came from the first page: the number counted there goes along. */
async function cursorOf({ ask, listings }: Bench, asked: Asked, before: number) {
  const { sort } = asked;
  const first = await ask('/api/listings/search', { ...questionOf(asked), sort, limit: 1 });
  const known = readCursor(sort, listListings.response.parse(first.answer).nextCursor ?? '');
  if (known === undefined) return {};
  const published = listings.publishedAt[before] ?? 0;
  const value = sort === 'newest' ? new Date(published).toISOString() : (listings.centavos[before] ?? 0);
  const place = { value, id: listingId.parse(idOf(before)) };
  return { cursor: writeCursor(sort, { ...known, place }), limit: pageLength };
}

function keep({ doorMilliseconds, statements }: Heard, into: Measured, matches: number): void {
  const sql = sqlMilliseconds(statements);
  into.door.push(doorMilliseconds);
  into.sql.push(sql);
  into.matches.push(matches);
  if (sql > into.slowest.milliseconds) into.slowest = { milliseconds: sql, statements };
}

/** The door asks for the page and its number at once; what each costs is heard when it is asked once more, alone. */
async function askAlone({ again }: Bench, statements: readonly Statement[], into: Measured): Promise<void> {
  const alone = { count: 0, page: 0 };
  for (const statement of statements) alone[countsOnly(statement) ? 'count' : 'page'] += await again(statement);
  into.count.push(alone.count);
  into.page.push(alone.page);
}
