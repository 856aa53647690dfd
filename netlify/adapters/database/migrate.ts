import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A connection for the runner. It must accept several statements in one text. */
export interface MigrationTarget {
  exec(text: string): Promise<unknown>;
  versions(): Promise<string[]>;
}

export interface Migration {
  version: string;
  name: string;
  text: string;
}

const directory = join(import.meta.dirname, '../../../supabase/migrations');
const fileName = /^(\d{14})_(\w+)\.sql$/;

export async function readMigrations(): Promise<Migration[]> {
  const found = (await readdir(directory))
    .map((file) => ({ file, match: fileName.exec(file) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  // The second of two would count as applied.
  const doubled = found.find(({ match }, index) => match !== null && match[1] === found[index - 1]?.match?.[1]);
  if (doubled !== undefined) throw new Error(`another migration has the number of ${doubled.file}`);
  return Promise.all(
    found.map(async ({ file, match }) => {
      if (match === null) throw new Error(`not a migration's name: ${file}`);
      return { version: match[1] ?? '', name: match[2] ?? '', text: await readFile(join(directory, file), 'utf8') };
    }),
  );
}

/** The first migrations of the chains before this one. They were never deployed, and nothing continues them. */
export const formerFoundations = ['20261121000100', '20261123000100'] as const;

/** The database was made by a former chain of migrations. */
export class FormerMigrations extends Error {}

/** The advice of `npm run migrate` and `npm start` where DATABASE_URL names a database of the old migrations. */
export const formerDatabase =
  'The database of DATABASE_URL was made by migrations that no longer exist: migrate an empty database, and copy over the rows that are needed.';

/** The Supabase CLI's own table, so that `supabase db push` and this runner can continue each other's work. */
export const historyTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const record = ({ version, name, text }: Migration): string => `
  insert into supabase_migrations.schema_migrations (version, statements, name)
  values (${quoted(version)}, array[${quoted(text)}], ${quoted(name)});`;

/** Lets one runner work at a time, under a lock of the transaction. `work` is done completely or not at all. */
async function alone<T>(target: MigrationTarget, work: () => Promise<T>): Promise<T> {
  await target.exec('begin; select pg_advisory_xact_lock(7203113)');
  try {
    const done = await work();
    await target.exec('commit');
    return done;
  } catch (cause) {
    await target.exec('rollback');
    throw cause;
  }
}

/** Postgres's code where two transactions waited for each other, and this one was given up. */
const deadlock = '40P01';
const isDeadlock = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === deadlock;
const attempts = 5;

/**
 * Like `alone`, and once more after a deadlock. That can happen with the traffic of the site, or with another database
 * of the server, because roles belong to all of them. The one that was given up has let the other go on.
 */
async function aloneAtLast<T>(target: MigrationTarget, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await alone(target, work);
    } catch (cause) {
      if (attempt === attempts || !isDeadlock(cause)) throw cause;
    }
  }
}

/**
 * Applies the missing migrations in order and returns their versions. The first failure is rolled back and rejects. Rejects
 * with `FormerMigrations`, and changes nothing, where a former chain made the database.
 */
export async function migrate(target: MigrationTarget, migrations?: readonly Migration[]): Promise<string[]> {
  await alone(target, async () => {
    await target.exec(historyTable);
    const applied = await target.versions();
    if (formerFoundations.some((version) => applied.includes(version))) throw new FormerMigrations(formerDatabase);
  });
  const applied: string[] = [];
  for (const migration of migrations ?? (await readMigrations())) {
    await aloneAtLast(target, async () => {
      if ((await target.versions()).includes(migration.version)) return;
      await target.exec(`${migration.text};${record(migration)}`);
      applied.push(migration.version);
    }).catch((cause: unknown) => {
      throw new Error(`migration ${migration.version}_${migration.name} failed`, { cause });
    });
  }
  return applied;
}
