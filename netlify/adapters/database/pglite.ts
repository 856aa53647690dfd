import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Database, PartUnavailable, type Row } from '../ports.ts';
import { preparedQueries } from './prepared.ts';
import { isUnavailableState } from './states.ts';
import { readers } from './values.ts';

/** Postgres in this process. Without `dataDir` it lives in memory. */
export const openPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { btree_gist, pg_trgm }, parsers: readers });

function sayUnavailable(cause: unknown): never {
  const state = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  throw isUnavailableState(state) ? new PartUnavailable('the database cannot do this now', { cause }) : cause;
}

/** The Database port over PGlite. A transaction inside a transaction is the same transaction. */
export function pgliteDatabase(pglite: PGlite): Database {
  const prepared = preparedQueries(pglite);
  return {
    query: <T extends Row>(text: string, parameters: readonly unknown[] = []) =>
      prepared<T>(text, parameters).catch(sayUnavailable),
    transaction: (work) =>
      pglite.transaction((open) => {
        const inside: Database = {
          query: async <T extends Row>(text: string, parameters: readonly unknown[] = []) =>
            (await open.query<T>(text, [...parameters]).catch(sayUnavailable)).rows,
          transaction: (nested) => nested(inside),
        };
        return work(inside);
      }),
  };
}
