import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFile, loadingText, quoted, readDataFiles } from './data-files.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A connection for the runner. It must accept several statements in one text. */
export interface MigrationTarget {
  exec(text: string): Promise<unknown>;
  rows<T>(text: string): Promise<T[]>;
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

/** The database was made by other migrations. */
export class FormerMigrations extends Error {}

/** The advice of `npm run migrate` and `npm start` where DATABASE_URL names a database of other migrations. */
export const formerDatabase =
  'The database of DATABASE_URL was made by migrations that no longer exist: migrate an empty database, and copy over the rows that are needed.';

/** The Supabase CLI's own table, so that `supabase db push` and this runner can continue each other's work. */
export const historyTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;`;

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

/** Until the first deployment migrations are edited in place. What an earlier edition has made is not continued. */
async function requireSameMigrations(target: MigrationTarget, migrations: readonly Migration[]): Promise<void> {
  const applied = new Map(
    (
      await target.rows<{ version: string; text: string | null }>(
        `select version, array_to_string(statements, E'\\n') as text from supabase_migrations.schema_migrations`,
      )
    ).map(({ version, text }) => [version, text]),
  );
  const [made] = await target.rows<{ isThere: boolean }>(`select to_regclass('app.account') is not null as "isThere"`);
  const isOther = ({ version, text }: Migration, index: number): boolean => {
    const known = applied.get(version);
    if (known === undefined) return index === 0 && made?.isThere === true;
    return known !== null && fingerprintOf(known) !== fingerprintOf(text);
  };
  if (migrations.some(isOther)) throw new FormerMigrations(formerDatabase);
}

async function apply(target: MigrationTarget, migration: Migration): Promise<boolean> {
  const found = await target.rows(
    `select from supabase_migrations.schema_migrations where version = ${quoted(migration.version)}`,
  );
  if (found.length > 0) return false;
  await target.exec(`${migration.text};${record(migration)}`);
  return true;
}

async function load(target: MigrationTarget, file: DataFile): Promise<boolean> {
  const found = await target.rows(
    `select from app.data_file where name = ${quoted(file.name)} and digest = ${quoted(file.digest)}`,
  );
  if (found.length > 0) return false;
  await target.exec(loadingText(file));
  return true;
}

/**
 * Applies the missing migrations in order, then replaces the rows of `supabase/data` that are not those of its files. Returns the
 * versions and the names of the files. The first failure is rolled back and rejects. Rejects with `FormerMigrations`, and changes
 * nothing, where other migrations made the database.
 */
export async function migrate(
  target: MigrationTarget,
  migrations?: readonly Migration[],
  files?: readonly DataFile[],
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  await alone(target, async () => {
    await target.exec(historyTable);
    await requireSameMigrations(target, wanted);
  });
  const done: string[] = [];
  const step = async (name: string, work: () => Promise<boolean>): Promise<void> => {
    if (await aloneAtLast(target, work)) done.push(name);
  };
  for (const migration of wanted)
    await step(migration.version, () => apply(target, migration)).catch((cause: unknown) => {
      throw new Error(`migration ${migration.version}_${migration.name} failed`, { cause });
    });
  for (const file of files ?? (migrations === undefined ? await readDataFiles() : []))
    await step(file.name, () => load(target, file)).catch((cause: unknown) => {
      throw new Error(`loading supabase/data/${file.name}.tsv failed`, { cause });
    });
  return done;
}
