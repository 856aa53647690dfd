import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { buildSite, isBuildStale } from '../../../netlify/local/build.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { quantile } from '../measure.ts';
import { progressBar, table } from '../search/figures.ts';
import { atSize, fillLoad, nearlyEmpty, ofOwners, type Sizes } from './fill.ts';
import { differences, doneOf, type JobRun, measureJobs } from './jobs.ts';
import { showOwners } from './owners.ts';
import { readingCalls, reasons } from './questions.ts';
import { factorOf, measureReading, missesOf } from './reading.ts';
import { demoSession, knownAt, type LoadedSite, openLoadedSite, type Served, serve, sessionsOf } from './visitors.ts';

// `npm run bench:load -- [--folder /somewhere] [--size 1] [--seconds 20] [--only reading|owners|visitors|jobs]`
// The database of a million is made once (some ten minutes) and kept in the folder. `--size 0.01` makes a hundredth of it.

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'marketplace-load') },
    size: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const share = Number(values.size);
const seconds = Number(values.seconds);
if (!(share > 0 && share <= 1 && seconds > 0))
  throw new RangeError('the size is a share of a million, 0 to 1; seconds are above 0');

const scaled = Object.fromEntries(
  Object.entries(atSize).map(([name, count]) => [
    name,
    Math.max(nearlyEmpty[name as keyof Sizes], Math.round(count * share)),
  ]),
) as unknown as Sizes;

const progress = progressBar();
/** As on a small hosted instance of two cores and 2 GB; all else is Postgres' default. */
const settings = ['shared_buffers=2GB', 'work_mem=5MB'];
/** A server that loses nothing of worth is filled sooner with these. What is measured does without. */
const whileFilling = [...settings, 'maintenance_work_mem=512MB', 'max_wal_size=8GB', 'full_page_writes=off'];
const filling = await startPostgres({ folder: values.folder, settings: whileFilling });
try {
  if (values.only !== 'owners') await filled(filling, 'load', scaled);
} finally {
  await filling.stop();
}
const server = await startPostgres({ folder: values.folder, settings });
try {
  const full = values.only === 'owners' ? '' : await filled(server, 'load', scaled);
  const isMeant = (part: string): boolean => values.only === '' || values.only === part;
  if (isMeant('reading')) await showReading(full, await filled(server, 'least', nearlyEmpty));
  if (isMeant('owners'))
    await showOwners(await filled(server, 'few', ofOwners(10)), await filled(server, 'many', ofOwners(1000)));
  if (isMeant('visitors')) await showVisitors(full);
  if (isMeant('jobs')) await showJobs(server, full);
} finally {
  await server.stop();
}

async function connected<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The address of a database with so many rows. It is reused unless sizes or the filling code have changed, and then
 * migrated.
 */
async function filled(of: PostgresServer, kind: string, sizes: Sizes): Promise<string> {
  const sources = await Promise.all(
    ['fill.ts', 'rows.ts', '../providers/fill.ts', '../search/fill.ts', '../search/listings.ts'].map((file) =>
      readFile(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  const fingerprint = createHash('sha256')
    .update([JSON.stringify(sizes), ...sources].join('\n'))
    .digest('hex')
    .slice(0, 10);
  const name = `${kind}_${fingerprint}`;
  const unfinished = `${name}_unfinished`;
  const { rows } = await connected(of.addressOf('postgres'), (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (rows.length > 0) {
    await connected(of.addressOf(name), (client) => migrate(postgresTarget(client)));
    return of.addressOf(name);
  }
  const started = performance.now();
  await of.dropDatabase(unfinished);
  const address = await of.createDatabase(unfinished);
  await connected(address, async (client) => {
    await migrate(postgresTarget(client));
    await fillLoad(client, address, sizes, progress);
  });
  await connected(of.addressOf('postgres'), (client) => client.query(`alter database ${unfinished} rename to ${name}`));
  console.log(`${name} was filled in ${Math.round((performance.now() - started) / 1000)} s`);
  return of.addressOf(name);
}

async function showReading(full: string, least: string): Promise<void> {
  // The large one first: a process keeps how it cuts an area, and cuts it finer where much lies.
  const large = await connected(full, (client) => measureReading(client, full));
  const small = await connected(least, (client) => measureReading(client, least));
  const rows = large.map((read) => {
    const before = small.find(({ name, of, as }) => name === read.name && of === read.of && as === read.as);
    return {
      read,
      misses: missesOf(read, before),
      cells: [
        read.of === undefined ? read.name : `${read.name}, ${read.of}`,
        read.as,
        String(read.statements),
        read.sql.toFixed(1),
        read.processor.toFixed(1),
        read.door.toFixed(1),
        read.late.toFixed(1),
        (read.bytes / 1000).toFixed(1),
        (read.packedBytes / 1000).toFixed(1),
        before === undefined ? '-' : factorOf(read, before).toFixed(1),
      ],
    };
  });
  console.log(`\nEvery reading call as its busiest caller, in milliseconds; factor against next to nothing`);
  console.log(
    table(
      ['call', 'as', 'statements', 'SQL', 'processor', 'door', 'p95', 'kB', 'packed', 'factor', 'misses'],
      rows.map(({ cells, misses }) => [...cells, misses.join(', ')]),
    ),
  );
  const over = rows.filter(({ misses }) => misses.length > 0);
  for (const { read, cells, misses } of over)
    console.log(`over: ${cells[0]} as ${read.as}: ${misses.join(', ')} (${reasons[read.name] ?? 'WITHOUT A REASON'})`);
  for (const name of Object.keys(reasons))
    if (!over.some(({ read }) => read.name === name)) console.log(`needs no reason here: ${name}`);
  for (const [name, why] of readingCalls().left) console.log(`not asked: ${name} (${why})`);
}

function secondsShown(taken: readonly number[]): string {
  return taken.map((one) => one.toFixed(1)).join(' and ');
}

/** Two copies of the database: in one each job runs alone, in the other twice at once. What they added and deleted is compared. */
async function showJobs(of: PostgresServer, full: string): Promise<void> {
  const startsAt = new Date();
  const copies: { atOnce: number; name: string; address: string }[] = [];
  for (const atOnce of [1, 2]) {
    const name = `jobs_${atOnce}`;
    await of.dropDatabase(name);
    copies.push({ atOnce, name, address: await of.createDatabase(name, new URL(full).pathname.slice(1)) });
  }
  const measured: JobRun[][] = [];
  for (const { atOnce, name, address } of copies) {
    measured.push(await connected(address, (client) => measureJobs(client, address, atOnce, startsAt)));
    await of.dropDatabase(name);
  }
  const [alone = [], twice = []] = measured;
  console.log('\nEvery job of the schedule, alone and twice at once, in seconds');
  console.log(
    table(
      ['job', 'schedule', 'alone', 'twice at once', 'done', 'done twice at once', 'differs'],
      twice.map((run, place) => [
        run.name,
        run.schedule,
        secondsShown(alone[place]?.seconds ?? []),
        secondsShown(run.seconds),
        doneOf(alone[place]),
        doneOf(run) === doneOf(alone[place]) ? 'the same' : doneOf(run),
        [...(run.isFailed ? ['failed'] : []), ...differences(alone[place], run)].join(', '),
      ]),
    ),
  );
}

async function showVisitors(address: string): Promise<void> {
  if (await isBuildStale()) await buildSite();
  const customers = await connected(address, (client) =>
    client.query<{ id: AccountId; version: number }>(
      `select id, session_version as version from app.account where type = 'customer' order by email limit 200`,
    ),
  );
  const onPostgres = await openLoadedSite({ DATABASE_URL: address });
  await showServed('Postgres 17, all of it', onPostgres, await sessionsOf(customers.rows));
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  const embedded = await openLoadedSite({ DATA_DIR: folder, SEED: '600', DATABASE_URL: '' });
  await showServed('the embedded default, demo data', embedded, [await demoSession(embedded)]);
  await rm(folder, { recursive: true, force: true });
}

async function showServed(what: string, site: LoadedSite, tokens: readonly string[]): Promise<void> {
  const known = await knownAt(site, tokens);
  const rows: Served[] = [];
  for (const visitors of [1, 20, 100]) rows.push(await serve(site, known, visitors, seconds));
  await site.close();
  console.log(`\nVisitors who read and write, ${what}, ${seconds} s each, in milliseconds`);
  console.log(
    table(
      ['visitors', 'a second', 'median', 'p95', 'p99', 'p99 : median', '503', 'failed', 'MB'],
      rows.map(({ visitors, rate, median, p95, p99, busy, failed, memory }) => [
        String(visitors),
        rate.toFixed(0),
        median.toFixed(0),
        p95.toFixed(0),
        p99.toFixed(0),
        (p99 / median).toFixed(1),
        String(busy),
        String(failed),
        memory.toFixed(0),
      ]),
    ),
  );
  showErrands(rows[0]?.errands ?? []);
}

function showErrands(errands: Served['errands']): void {
  console.log('\nWhat each of it takes with one visitor');
  console.log(
    table(
      ['what', 'times', 'median', 'p95', 'most'],
      errands.map(({ name, taken }) => [
        name,
        String(taken.length),
        ...[0.5, 0.95, 1].map((part) => quantile(taken, part).toFixed(1)),
      ]),
    ),
  );
}
