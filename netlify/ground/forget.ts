import type { Database } from '../adapters/ports.ts';

/**
 * Deletes the rows of a table whose time is earlier; returns their number. `time` is a column or an expression,
 * possibly after further conditions: `account_id is null and last_message_at`.
 */
export async function forget(database: Database, table: string, time: string, before: Date | string): Promise<number> {
  const [forgotten] = await database.query<{ count: number }>(
    `with forgotten as (delete from app.${table} where ${time} < $1 returning 1) select count(*) from forgotten`,
    [before instanceof Date ? before.toISOString() : before],
  );
  return forgotten?.count ?? 0;
}
