import { Client } from 'pg';
import { certificateIn, EnvironmentError, readPart } from '../../env.ts';
import { connectionTo } from './connection.ts';
import { FormerMigrations, migrate } from './migrate.ts';
import { postgresTarget } from './migrate-targets.ts';

// `npm run migrate`: brings the database of DATABASE_URL up to date. Use the session port or a direct connection.

const messageOf = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : String(cause);

async function connected(): Promise<Client> {
  const part = readPart('database', process.env);
  const client = new Client({
    ...connectionTo({ connectionString: part.DATABASE_URL, certificateAuthority: certificateIn(part) }),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect().catch((cause: unknown) => {
    throw new EnvironmentError(`The database of DATABASE_URL cannot be reached: ${messageOf(cause)}`);
  });
  return client;
}

async function run(): Promise<string> {
  const client = await connected();
  try {
    const versions = await migrate(postgresTarget(client));
    return versions.length === 0 ? 'The database is up to date.' : `Applied ${versions.join(', ')}.`;
  } finally {
    await client.end();
  }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof EnvironmentError || cause instanceof FormerMigrations) return cause.message;
  const why = cause instanceof Error && cause.cause !== undefined ? `: ${messageOf(cause.cause)}` : '';
  return `Nothing of the failed step was kept; those before it stay. ${messageOf(cause)}${why}`;
}

try {
  console.warn(await run());
} catch (cause) {
  console.error(sentenceOf(cause));
  process.exitCode = 1;
}
