import type { Database } from '../../adapters/ports.ts';

/** Resolves when the database answers and its migrations are there. */
export const isReachable = (database: Database): Promise<unknown> =>
  database.query('select 1 from app.account limit 1');
