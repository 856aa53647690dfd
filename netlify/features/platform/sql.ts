import type { Database, KnownMigration } from '../../adapters/ports.ts';

/** Resolves when the database answers and its migrations are there. */
export const isReachable = (database: Database): Promise<unknown> =>
  database.query('select 1 from app.account limit 1');

interface Lacking {
  version: string;
  /** The database has the version, but with another text; false if it lacks it. */
  isApplied: boolean;
  [column: string]: unknown;
}

/** The first of these migrations that the database lacks or has with another text. Newer ones do no harm. */
export async function lackingMigration(
  database: Database,
  known: readonly KnownMigration[],
): Promise<Lacking | undefined> {
  const [history] = await database.query<{ isThere: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as "isThere"`,
  );
  if (history?.isThere !== true) return { version: known[0]?.version ?? '', isApplied: false };
  const [lacking] = await database.query<Lacking>(
    `select known.version, found.version is not null as "isApplied"
       from unnest($1::text[], $2::text[]) as known (version, fingerprint)
       left join supabase_migrations.schema_migrations found on found.version = known.version
      where found.version is null
         or known.fingerprint <> md5(regexp_replace(regexp_replace(
              array_to_string(found.statements, E'\\n'), '--[^\\n]*', '', 'g'), '[ \\t\\r\\n;]+', '', 'g'))
      order by known.version
      limit 1`,
    [known.map(({ version }) => version), known.map(({ fingerprint }) => fingerprint)],
  );
  return lacking;
}
