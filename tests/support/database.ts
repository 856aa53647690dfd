import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { readDataFiles } from '../../netlify/adapters/database/data-files.ts';
import { migrate, readMigrations } from '../../netlify/adapters/database/migrate.ts';
import { pgliteTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { openPglite, pgliteDatabase } from '../../netlify/adapters/database/pglite.ts';
import { postgresDatabase, siteRole } from '../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../netlify/adapters/ports.ts';
import { postgresAt } from './postgres.ts';

/** A migrated database, kept as a file under the fingerprint of its migrations and data: each test file starts from a copy. */
async function snapshot(): Promise<Blob> {
  const fingerprint = createHash('sha256')
    .update((await readMigrations()).map(({ version, text }) => `${version}\n${text}`).join('\n'))
    .update((await readDataFiles()).map(({ digest }) => digest).join('\n'))
    .digest('hex');
  const directory = join(tmpdir(), 'marketplace-tests');
  const file = join(directory, `${fingerprint.slice(0, 24)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Blob([kept]);
  const fresh = await openPglite();
  await migrate(pgliteTarget(fresh));
  const dumped = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(directory, { recursive: true });
  // Several workers may come here at once: the last rename wins with the same content.
  const own = `${file}.${process.pid}`;
  await writeFile(own, new Uint8Array(await dumped.arrayBuffer()));
  await rename(own, file);
  return dumped;
}

/** An own in-memory Postgres with every migration applied. */
export const migratedPglite = async (): Promise<PGlite> => openPglite({ loadDataDir: await snapshot() });

export interface TestDatabase {
  /** As its owner, for the hand of a test. */
  database: Database;
  /** As whoever serves the site; without it as the owner too. */
  serving?: Database;
  close: () => Promise<void>;
}

async function embedded(): Promise<TestDatabase> {
  const pglite = await migratedPglite();
  return { database: pgliteDatabase(pglite), close: () => pglite.close() };
}

/** By way of the pooler, where the run has one (postgres-setup.ts). */
function servedAt(direct: string): string {
  const pooler = process.env['WORLD_DATABASE_POOLER'];
  if (pooler === undefined) return direct;
  const through = new URL(pooler);
  through.pathname = new URL(direct).pathname;
  return through.href;
}

async function copied(template: string): Promise<TestDatabase> {
  const server = postgresAt(template);
  const name = `world_${randomUUID().slice(0, 8)}`;
  const connectionString = await server.createDatabase(name, new URL(template).pathname.slice(1));
  // Crowds and thousands of rows have more time than in a request: a machine that does much beside is no fault of theirs.
  const database = postgresDatabase({ connectionString, queryMilliseconds: 60_000 });
  const serving = postgresDatabase({
    connectionString: servedAt(connectionString),
    queryMilliseconds: 20_000,
    role: siteRole,
  });
  return {
    database,
    serving,
    close: async () => {
      await Promise.all([database.close(), serving.close()]);
      await server.dropDatabase(name);
    },
  };
}

/** An own migrated database: PGlite's, or in the suite `postgres` a copy of the template on the real server. */
export function migratedDatabase(): Promise<TestDatabase> {
  const template = process.env['WORLD_DATABASE_TEMPLATE'];
  return template === undefined ? embedded() : copied(template);
}
