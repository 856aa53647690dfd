import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { readDataFiles } from '../../../netlify/adapters/database/data-files.ts';
import { migrate, readMigrations } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { fill, type Progress } from './fill.ts';
import type { Listings } from './listings.ts';

/** As on a small hosted instance of two cores and 2 GB; all else is Postgres' default. */
const settings = ['shared_buffers=2GB', 'work_mem=5MB'];
/** As many as one process of ours opens in production. */
const sessions = 3;
const showSettings = ['shared_buffers', 'work_mem', 'random_page_cost', 'max_parallel_workers_per_gather', 'jit'];

export interface FilledDatabase {
  address: string;
  database: ReturnType<typeof postgresDatabase>;
  /** That it opens at most. */
  sessions: number;
  /** One that may create extensions, where there is such. */
  administrator: ReturnType<typeof postgresDatabase>;
  /** Version and settings, for the head of the table. */
  description: string;
  close: () => Promise<void>;
}

/**
 * A database with these listings. On the server of TEST_DATABASE_URL it is kept and found again; a server of our own
 * goes with it.
 */
export async function filledDatabase(listings: Listings, progress: Progress): Promise<FilledDatabase> {
  const server = await startPostgres({ settings });
  const name = `search_${listings.count}_${await fingerprint()}`;
  const address = (await databaseNames(server)).includes(name)
    ? server.addressOf(name)
    : await newDatabase(server, name, listings, progress);
  const database = postgresDatabase({ connectionString: address, queryMilliseconds: 120_000, connections: sessions });
  const administrator = postgresDatabase({
    connectionString: administratorOf(address),
    queryMilliseconds: 3_600_000,
    connections: 1,
  });
  await warmUp(administrator);
  return {
    address,
    database,
    sessions,
    administrator,
    description: await describe(database),
    close: async () => {
      await database.close();
      await administrator.close();
      await server.stop();
    },
  };
}

/** Reads everything into memory as far as it fits: the speed of the disk is not measured here. */
async function warmUp(administrator: Database): Promise<void> {
  await administrator.query('create extension if not exists pg_prewarm');
  await administrator.query(
    `select pg_prewarm(oid) from pg_class
      where relkind in ('r', 'i', 't') and (relnamespace = 'app'::regnamespace or relkind = 't')`,
  );
}

/** Servers of our own know their owner as a plain role, like a hosted one; they trust `postgres` without a password. */
function administratorOf(address: string): string {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return address;
  const target = new URL(address);
  target.username = 'postgres';
  return target.href;
}

async function newDatabase(server: PostgresServer, name: string, listings: Listings, progress: Progress) {
  const unfinished = `${name}_unfinished`;
  await server.dropDatabase(unfinished);
  const address = await server.createDatabase(unfinished);
  const client = new Client({ connectionString: address });
  await client.connect();
  await migrate(postgresTarget(client));
  await client.end();
  const database = postgresDatabase({ connectionString: address, queryMilliseconds: 3_600_000 });
  await fill(database, listings, progress);
  await database.close();
  // In no transaction, as which the adapter sends every write.
  await ask(address, 'vacuum analyze');
  await ask(server.addressOf('postgres'), `alter database ${unfinished} rename to ${name}`);
  return server.addressOf(name);
}

async function databaseNames(server: PostgresServer): Promise<string[]> {
  const rows = await ask(server.addressOf('postgres'), 'select datname as name from pg_database');
  return rows.map(({ name }) => String(name));
}

async function ask(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Other listings or other tables are another database. */
async function fingerprint(): Promise<string> {
  const sources = await Promise.all(
    ['listings.ts', 'fill.ts'].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  );
  const migrations = (await readMigrations()).map(({ text }) => text);
  const data = (await readDataFiles()).map(({ digest }) => digest);
  return createHash('sha256')
    .update([...sources, ...migrations, ...data].join('\n'))
    .digest('hex')
    .slice(0, 10);
}

async function describe(database: FilledDatabase['database']): Promise<string> {
  const [server] = await database.query<{ version: string; settings: string; size: string }>(
    `select current_setting('server_version') as version,
            (select string_agg(name || '=' || current_setting(name), ' ') from unnest($1::text[]) name) as settings,
            pg_size_pretty(pg_total_relation_size('app.listing')) as size`,
    [showSettings],
  );
  return `Postgres ${server?.version}, ${server?.settings}; listings and indexes ${server?.size}`;
}
