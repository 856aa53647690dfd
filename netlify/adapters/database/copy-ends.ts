import { Client } from 'pg';
import { connectionTo, type DatabaseAddress } from './connection.ts';
import type { CopyEnd } from './copy.ts';
import { migrate } from './migrate.ts';
import { pgliteTarget } from './migrate-targets.ts';
import { openPglite } from './pglite.ts';

export interface OpenEnd {
  end: CopyEnd;
  close: () => Promise<void>;
}

/** A direct or session connection: a copy is one long transaction. */
export async function postgresEnd(address: DatabaseAddress): Promise<OpenEnd> {
  const client = new Client(connectionTo(address));
  await client.connect();
  const query = async <T>(text: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    (await client.query(text, [...parameters])).rows as T[];
  return { end: { query }, close: () => client.end() };
}

/** The embedded database in the folder, which is made and brought up to date. Nobody else may have it open. */
export async function embeddedEnd(directory: string): Promise<OpenEnd> {
  const pglite = await openPglite({ dataDir: directory });
  await migrate(pgliteTarget(pglite));
  const query = async <T>(text: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    (await pglite.query<T>(text, [...parameters])).rows;
  return { end: { query }, close: () => pglite.close() };
}
