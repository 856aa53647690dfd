import { randomUUID } from 'node:crypto';
import { postgresAt } from '../../support/postgres.ts';

/** The address of a migrated database for one site; undefined where no Postgres 17 runs beside the tests. */
export async function siteDatabase(): Promise<string | undefined> {
  const template = process.env['SITES_DATABASE_TEMPLATE'];
  if (template === undefined) return undefined;
  const migrated = new URL(template).pathname.slice(1);
  return postgresAt(template).createDatabase(`${migrated}_${randomUUID().slice(0, 8)}`, migrated);
}
