import { Client } from 'pg';
import { migrate } from '../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { startPostgres } from './postgres.ts';

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
  return async () => {
    await server.dropDatabase(name);
    await server.stop();
  };
}
