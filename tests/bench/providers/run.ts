import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { type PlaceRow, placesOfCode } from '../../../netlify/places/index.ts';
import { knownFree } from '../../../netlify/provider-search/free-known.ts';
import { keepAllFree, keepMarked } from '../../../netlify/provider-search/free-rows.ts';
import { stepsAsked } from '../../../netlify/provider-search/free-steps.ts';
import { providersFound } from '../../../netlify/provider-search/page.ts';
import type { SearchAsked } from '../../../netlify/provider-search/question.ts';
import { priorReviews } from '../../../netlify/provider-search/ranking.ts';
import { rangesAround, rangesOfReach } from '../../../netlify/provider-search/ways.ts';
import { type ProviderSort, usualWeights } from '../../../src/contract/services/provider.ts';
import { readFilters } from '../../../src/contract/services/provider-filters.ts';
import { categoriesOf, type ServiceName } from '../../../src/contract/services/service-taxonomy.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startWorld } from '../../support/world.ts';
import { median } from '../measure.ts';
import { fillProviders } from './fill.ts';
import { askPlainly } from './plain.ts';

// `npm run bench:search -- services [rows]`: the search of providers against the plain query, on a Postgres of its own. The
// budgets stand in docs/figures.md; nothing is asserted but that both find the same.

const rows = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 100_000);
const runs = 15;
const plainRuns = 3;
const timeRuns = 20;

async function filledDatabase(): Promise<{
  database: Database;
  vacuum: () => Promise<unknown>;
  close: () => Promise<void>;
}> {
  const server = await startPostgres({ settings: ['shared_buffers=1GB', 'work_mem=5MB', 'fsync=off'] });
  const address = await server.createDatabase('services');
  const client = new Client({ connectionString: address });
  await client.connect();
  await migrate(postgresTarget(client));
  const started = performance.now();
  await fillProviders(client, rows);
  console.log(`${rows} providers, filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const database = postgresDatabase({ connectionString: address, queryMilliseconds: 120_000, connections: 3 });
  return {
    database,
    vacuum: () => client.query('vacuum analyze'),
    close: async () => {
      await client.end();
      await database.close();
      await server.stop();
    },
  };
}

/** Two large cities and the country. */
const codes = ['50667', '10115', '17192'];

const questionOf = (
  place: PlaceRow,
  radius: number,
  sort: ProviderSort,
  service: ServiceName | undefined,
): SearchAsked => ({
  around: {
    latitude: place.latitude,
    longitude: place.longitude,
    radiusMetres: radius * 1000,
    ranges: rangesAround(place, radius),
    reachRanges: rangesOfReach(place, radius),
  },
  name: undefined,
  categories: categoriesOf(service),
  ofProvider: {},
  filters: { priceMaximumCents: undefined, isImmediate: false, isMobile: false },
  sort,
  currency: { first: 'EUR', only: undefined },
  weights: usualWeights,
  prior: { reviews: priorReviews, mean: 4.3 },
  after: undefined,
  limit: 25,
  now: new Date(),
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < count; run += 1) taken.push(await timed(work));
  return median(taken);
}

const spread = (taken: readonly number[]): string => {
  const sorted = taken.toSorted((one, other) => one - other);
  return `${median(sorted).toFixed(1)} / ${(sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0).toFixed(1)}`;
};

async function spreadOf(work: () => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let run = 0; run < timeRuns; run += 1) taken.push(await timed(work));
  return spread(taken);
}

const { database, vacuum, close } = await filledDatabase();
const world = await startWorld();
world.adapters.database = database;

/** The free times of all, as the schedule reads them once a day. */
const readIn = await timed(() => keepAllFree(world.adapters, () => false));
await vacuum();
console.log(`free times of all read in ${(readIn / 1000).toFixed(0)} s, ${(readIn / rows).toFixed(2)} ms a provider`);
const lines: Record<string, string | number>[] = [];
for (const code of codes) {
  const [place] = await placesOfCode(database, code, ['de']);
  if (place === undefined) throw new Error(`${code} is known`);
  for (const [radius, sort, service] of [
    [10, 'best', undefined],
    [25, 'best', 'hair'],
    [50, 'best', undefined],
    [100, 'best', undefined],
    [100, 'distance', 'massage'],
    [100, 'rating', undefined],
    [100, 'price', 'hair'],
    [100, 'price', undefined],
  ] as const) {
    const asked = questionOf(place, radius, sort, service);
    const [first] = await providersFound(database, asked);
    const plain = await askPlainly(database, asked);
    if ((first?.total ?? 0) !== plain.total)
      throw new Error(`${code} ${radius}: ${first?.total} instead of ${plain.total}`);
    const query = new URLSearchParams({ zip: code, radius: String(radius), sort, ...(service && { service }) });
    const ask = async () => {
      const { status } = await world.raw(`GET /api/providers?${query.toString()}`);
      if (status !== 200) throw new Error(`the door answered ${status}`);
    };
    await ask();
    const line = {
      place: place.name ?? code,
      radius,
      sort,
      service: service ?? 'any',
      found: plain.total,
      'page and total': (await medianOf(runs, () => providersFound(database, asked))).toFixed(1),
      door: (await medianOf(runs, ask)).toFixed(1),
      'plain query': (await medianOf(plainRuns, () => askPlainly(database, asked))).toFixed(1),
    };
    lines.push(line);
    console.log(Object.values(line).join(' | '));
  }
}
console.log('Medians in milliseconds (budgets: page and total 20, door with the next free slots 40)');
console.table(lines);

/** With filters and without a time: the price of a way is read from the cards. */
const filterLines: Record<string, string | number>[] = [];
for (const code of codes) {
  const [place] = await placesOfCode(database, code, ['de']);
  if (place === undefined) throw new Error(`${code} is known`);
  for (const [radius, sort, filters] of [
    [25, 'best', { minimumRating: '4.5' }],
    [100, 'best', { minimumRating: '4.5' }],
    [25, 'best', { immediate: 'true' }],
    [100, 'best', { immediate: 'true' }],
    [25, 'best', { priceMaximum: '30' }],
    [100, 'best', { priceMaximum: '30' }],
    [100, 'best', { mobile: 'true' }],
    [25, 'price', { priceMaximum: '50', immediate: 'true' }],
    [100, 'price', { priceMaximum: '50', immediate: 'true', minimumRating: '4' }],
  ] as const) {
    const { minimumRating, priceMaximum, immediate, mobile } = readFilters(new URLSearchParams(filters));
    const asked: SearchAsked = {
      ...questionOf(place, radius, sort, undefined),
      currency: { first: 'EUR', only: priceMaximum === undefined ? undefined : 'EUR' },
      ofProvider: { minimumRating },
      filters: {
        priceMaximumCents: priceMaximum === undefined ? undefined : priceMaximum * 100,
        isImmediate: immediate === true,
        isMobile: mobile === true,
      },
    };
    const query = new URLSearchParams({ zip: code, radius: String(radius), sort, ...filters });
    const ask = async () => {
      const { status } = await world.raw(`GET /api/providers?${query.toString()}`);
      if (status !== 200) throw new Error(`the door answered ${status}`);
    };
    await ask();
    const [first] = await providersFound(database, asked);
    filterLines.push({
      place: code,
      radius,
      sort,
      filters: Object.entries(filters).flat().join(' '),
      found: first?.total ?? 0,
      'page and total': (await medianOf(runs, () => providersFound(database, asked))).toFixed(1),
      door: (await medianOf(runs, ask)).toFixed(1),
    });
    console.log(Object.values(filterLines.at(-1) ?? {}).join(' | '));
  }
}
console.log('With filters, medians in milliseconds (budgets: 20 and 40, with the price of a way 60 and 100)');
console.table(filterLines);

/** On those days the providers of the bench are open: a Saturday would find nobody. */
const workdays = Array.from({ length: 10 }, (_, index) => new Date(Date.now() + (index + 1) * 86_400_000))
  .filter((day) => day.getUTCDay() % 6 !== 0)
  .map((day) => day.toISOString().slice(0, 10));
const workday = (place: number): string => workdays[place] ?? '';

/** Whoever has a time then, and what else has to fit. */
const afternoon = { day: workday(0), from: '12:00', until: '17:00' };
const timeLines: Record<string, string | number>[] = [];
for (const code of codes) {
  const [place] = await placesOfCode(database, code, ['de']);
  if (place === undefined) throw new Error(`${code} is known`);
  for (const [radius, sort, service, when, filters] of [
    [10, 'best', 'hair', afternoon, {}],
    [25, 'best', undefined, { day: workday(1) }, {}],
    [25, 'distance', 'hair', { from: '17:00' }, {}],
    [100, 'best', 'hair', afternoon, {}],
    [100, 'best', undefined, afternoon, {}],
    [100, 'best', undefined, { from: '17:00' }, {}],
    [100, 'best', undefined, { day: workday(1), lastDay: workday(2) }, { immediate: 'true', minimumRating: '4' }],
    [100, 'price', 'hair', { day: workday(0), until: '12:00' }, {}],
    [100, 'best', undefined, afternoon, { priceMaximum: '30', immediate: 'true' }],
    [100, 'price', undefined, afternoon, { priceMaximum: '50' }],
    [100, 'best', undefined, afternoon, { mobile: 'true' }],
  ] as const) {
    const { minimumRating, priceMaximum, immediate, mobile } = readFilters(new URLSearchParams(filters));
    const asked: SearchAsked = {
      ...questionOf(place, radius, sort, service),
      currency: { first: 'EUR', only: priceMaximum === undefined ? undefined : 'EUR' },
      ofProvider: { minimumRating },
      filters: {
        priceMaximumCents: priceMaximum === undefined ? undefined : priceMaximum * 100,
        isImmediate: immediate === true,
        isMobile: mobile === true,
      },
    };
    const query = new URLSearchParams({
      zip: code,
      radius: String(radius),
      sort,
      ...(service && { service }),
      ...when,
      ...filters,
    });
    let found = '';
    const ask = async () => {
      const { status, body } = await world.raw(`GET /api/providers?${query.toString()}`);
      if (status !== 200) throw new Error(`the door answered ${status}`);
      const { total, isTotalExact } = body as { total: number; isTotalExact: boolean };
      found = `${isTotalExact ? '' : 'over '}${total}`;
    };
    await ask();
    const now = new Date();
    const steps = stepsAsked(when, now);
    if (steps === undefined) throw new Error('the days are kept');
    const known = await spreadOf(() => knownFree(database, asked, steps, now));
    timeLines.push({
      place: code,
      radius,
      sort,
      service: service ?? 'any',
      when: Object.values(when).join(' '),
      filters: Object.entries(filters).flat().join(' '),
      found,
      'page and total': known,
      door: await spreadOf(ask),
    });
    console.log(Object.values(timeLines.at(-1) ?? {}).join(' | '));
  }
}
console.log('With a time that is asked for, median / 95th percentile in milliseconds (budgets: 60 and 100)');
console.table(timeLines);

/** What a write costs afterwards: everything of one provider is read anew. */
const some = await database.query<{ id: string }>('select provider_id as id from app.provider_search limit $1', [200]);
const refreshed: number[] = [];
for (const { id } of some) {
  await database.query('insert into app.free_mark (provider_id) values ($1)', [id]);
  refreshed.push(await timed(() => keepMarked(world.adapters)));
}
console.log(`the free times of one provider read anew: ${spread(refreshed)} ms, median / 95th percentile (budget 20)`);
await world.close();
await close();
