import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { pgliteTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { openPglite, pgliteDatabase } from '../../../netlify/adapters/database/pglite.ts';
import { copyRows } from '../../support/database-rows.ts';
import { table } from '../search/figures.ts';
import { reasons } from './questions.ts';
import { budgets, factorOf, measureReading, measureReadingOf, type Read } from './reading.ts';

async function onPostgres(address: string): Promise<Read[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await measureReading(client, address);
  } finally {
    await client.end();
  }
}

async function inPglite(address: string): Promise<Read[]> {
  const pglite = await openPglite();
  await migrate(pgliteTarget(pglite));
  const client = new Client({ connectionString: address });
  await client.connect();
  await copyRows(
    { query: async <T>(text: string) => (await client.query(text)).rows as T[] },
    {
      query: async <T>(text: string, given: readonly unknown[] = []) => (await pglite.query<T>(text, [...given])).rows,
    },
  );
  await client.end();
  await pglite.exec('analyze');
  return measureReadingOf({ database: pgliteDatabase(pglite), close: () => pglite.close() });
}

/** Whoever has a hundred times as much waits twelve times as long at most: on Postgres, and on a copy of it in PGlite. */
export async function showOwners(few: string, many: string): Promise<void> {
  await show('Postgres', onPostgres, { few, many });
  await show('PGlite', inPglite, { few, many });
}

async function show(
  name: string,
  measured: (address: string) => Promise<Read[]>,
  { few, many }: { few: string; many: string },
): Promise<void> {
  // The large one first: a process keeps how it cuts an area, and cuts it finer where much lies.
  const large = await measured(many);
  const small = await measured(few);
  const rows = large
    .map((read) => ({
      read,
      factor: factorOf(
        read,
        small.find(({ name: call, of, as }) => call === read.name && of === read.of && as === read.as),
      ),
    }))
    .toSorted((one, other) => other.factor - one.factor);
  console.log(`\nEvery reading call of owners of 1,000 against those of 10, in milliseconds, on ${name}`);
  console.log(
    table(
      ['call', 'as', 'SQL', 'door', 'factor'],
      rows.map(({ read, factor }) => [
        read.of === undefined ? read.name : `${read.name}, ${read.of}`,
        read.as,
        read.sql.toFixed(1),
        read.door.toFixed(1),
        factor.toFixed(1),
      ]),
    ),
  );
  for (const { read, factor } of rows)
    if (factor > budgets.ownersFactor)
      console.log(
        `over: ${read.name} as ${read.as}: factor ${factor.toFixed(1)} (${reasons[read.name] ?? 'WITHOUT A REASON'})`,
      );
}
