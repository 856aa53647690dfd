import { Client } from 'pg';
import { migrate } from '../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { installedPgbouncer, type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

/**
 * Where PgBouncer is installed, what serves the site in the tests reaches its database by way of it, in transaction mode. `DIRECT=1`
 * leaves it out. A test's own hand is never behind it. In CI (`CI` is set) it has to be there: without it tests are left out, and
 * the rest would be green.
 */
function poolerAsked(): string | undefined {
  if (process.env['DIRECT'] !== undefined) return undefined;
  const program = installedPgbouncer();
  if (program === undefined && process.env['CI'] !== undefined)
    throw new Error(
      'CI has no PgBouncer: .ci/run could not install it (`apt-get install pgbouncer`), and says why above',
    );
  return program;
}

const startBefore = (program: string, server: string): Promise<Pgbouncer> =>
  startPgbouncer({ program, server, mostClients: 500, poolSize: 3 });

/** Once per run of the suite `postgres`: a server and a migrated database that every test file gets a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const program = poolerAsked();
  console.log(
    program === undefined
      ? 'The API is tried on Postgres directly: no PgBouncer is installed, or DIRECT is set.'
      : 'The API is tried behind PgBouncer, in transaction mode.',
  );
  const server = await startPostgres({ isFleeting: true });
  const name = `template_${process.pid}`;
  const address = await server.createDatabase(name);
  const client = new Client({ connectionString: address });
  await client.connect();
  await migrate(postgresTarget(client));
  await client.end();
  process.env['WORLD_DATABASE_TEMPLATE'] = address;
  const pooler = program === undefined ? undefined : await startBefore(program, address);
  if (pooler !== undefined) process.env['WORLD_DATABASE_POOLER'] = pooler.addressOf(address);
  return async () => {
    await pooler?.stop();
    await server.dropDatabase(name);
    await server.stop();
  };
}
