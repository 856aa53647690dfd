import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { startPostgres } from '../../support/postgres.ts';

// The Postgres 17 of the browser tests, for as long as they run. It prints the address of a migrated database, which
// each site copies.
const server = await startPostgres({ isFleeting: true });
const name = `sites_${process.pid}`;

async function dropSites(): Promise<void> {
  const asking = new Client({ connectionString: server.addressOf('postgres') });
  await asking.connect();
  const { rows } = await asking.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [name],
  );
  await asking.end();
  for (const { datname } of rows) await server.dropDatabase(datname);
}

const address = await server.createDatabase(name);
const client = new Client({ connectionString: address });
await client.connect();
await migrate(postgresTarget(client));
await client.end();
console.log(`A migrated database is at ${address} `);

async function stop(): Promise<void> {
  // One that was there before keeps nothing of the tests; our own goes whole.
  if (process.env['TEST_DATABASE_URL'] !== undefined) await dropSites();
  await server.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
// Otherwise it would end, having nothing to do.
setInterval(() => {}, 60_000);
