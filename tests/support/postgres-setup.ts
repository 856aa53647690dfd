import { Client } from 'pg';
import { migrate } from '../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { installedPgbouncer, type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

/**
 * Where PgBouncer is installed, what serves the site in the tests reaches its database by way of it, in transaction mode. `DIRECT=1`
 * leaves it out. A test's own hand is never behind it.
 */
async function poolerBefore(server: string): Promise<Pgbouncer | undefined> {
  const program = process.env['DIRECT'] === undefined ? installedPgbouncer() : undefined;
  console.log(
    program === undefined
      ? 'The API is tried on Postgres directly: no PgBouncer is installed, or DIRECT is set.'
      : 'The API is tried behind PgBouncer, in transaction mode.',
  );
  return program === undefined ? undefined : startPgbouncer({ program, server, mostClients: 500, poolSize: 3 });
}

/** Once per run of the suite `postgres`: a server and a migrated database that every test file gets a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres({ isFleeting: true });
  const name = `template_${process.pid}`;
  const address = await server.createDatabase(name);
  const client = new Client({ connectionString: address });
  await client.connect();
  await migrate(postgresTarget(client));
  await client.end();
  process.env['WORLD_DATABASE_TEMPLATE'] = address;
  const pooler = await poolerBefore(address);
  if (pooler !== undefined) process.env['WORLD_DATABASE_POOLER'] = pooler.addressOf(address);
  return async () => {
    await pooler?.stop();
    await server.dropDatabase(name);
    await server.stop();
  };
}
