import { Client } from 'pg';
import { migrate } from './migrate.ts';
import { postgresTarget } from './migrate-targets.ts';

// `npm run migrate`: brings the database of DATABASE_URL up to date. Use the session port or a direct connection.
const connectionString = process.env['DATABASE_URL'];
if (connectionString === undefined) {
  console.error('DATABASE_URL is not set (see README, "Environment")');
  process.exit(1);
}
const certificateAuthority = process.env['DATABASE_CA'];
const client = new Client({
  connectionString,
  ...(certificateAuthority === undefined ? {} : { ssl: { ca: certificateAuthority } }),
});
await client.connect();
const versions = await migrate(postgresTarget(client));
console.warn(versions.length === 0 ? 'up to date' : `applied ${versions.join(', ')}`);
await client.end();
