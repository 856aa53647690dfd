import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';
import type { MigrationTarget } from './migrate.ts';

export const pgliteTarget = (pglite: PGlite): MigrationTarget => ({
  exec: (text) => pglite.exec(text),
  rows: async <T>(text: string) => (await pglite.query<T>(text)).rows,
});

/** A direct or session connection (not the transaction pooler), already connected. */
export const postgresTarget = (client: Client): MigrationTarget => ({
  exec: (text) => client.query(text),
  rows: async <T>(text: string) => (await client.query(text)).rows as T[],
});
