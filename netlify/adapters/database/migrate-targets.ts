import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';
import type { MigrationTarget } from './migrate.ts';

const listed = 'select version from supabase_migrations.schema_migrations';

export const pgliteTarget = (pglite: PGlite): MigrationTarget => ({
  exec: (text) => pglite.exec(text),
  versions: async () => (await pglite.query<{ version: string }>(listed)).rows.map((row) => row.version),
});

/** A direct or session connection (not the transaction pooler), already connected. */
export const postgresTarget = (client: Client): MigrationTarget => ({
  exec: (text) => client.query(text),
  versions: async () => (await client.query<{ version: string }>(listed)).rows.map((row) => row.version),
});
