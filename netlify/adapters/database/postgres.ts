import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { type Database, PartBusy, PartUnavailable, type Row } from '../ports.ts';
import { readers } from './values.ts';

export interface PostgresOptions {
  connectionString: string;
  /** PEM of the authority that signed the server's certificate; Supabase's pooler has its own root. */
  certificateAuthority?: string | undefined;
  connections?: number;
  /** After which a statement counts as lost. */
  queryMilliseconds?: number;
}

/** A function may be frozen between calls: a connection idle for longer is not trusted, by the wall clock. */
const trustedIdleMilliseconds = 10_000;
const usualQueryMilliseconds = 15_000;
/** Of the client's patience, what the server may use up. */
const serverShare = 0.9;

const lostConnection = /terminat|reset|refused|timeout|closed|not queryable|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN/i;
const lostStates = /^(08|57P0|53)/;

/** A pooler that has no session to give says so in a state of its own, and hangs up. A wrong password is not tried again. */
const isTurnedAway = ({ severity, code = '' }: DatabaseError): boolean =>
  severity === 'FATAL' && !code.startsWith('28');

const isLost = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false;
  // What the server itself said has a state; all else is the line's, be its code as long as a state: EPIPE.
  if (cause instanceof DatabaseError) return lostStates.test(cause.code ?? '') || isTurnedAway(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return lostConnection.test(`${code} ${cause.message}`);
};

const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text));

const parserOf: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  readers[oid] ?? types.getTypeParser(oid, format ?? 'text');

// Without a listener on the pool and on each client, a dropped connection would end the process.
const ignoreDropped = (): void => {};

/** Ended by the server, by the time that `timed` or a transaction allows. */
const isTimedOut = (cause: unknown): boolean => cause instanceof DatabaseError && cause.code === '57014';

function said(cause: unknown): unknown {
  if (isTimedOut(cause)) return new PartBusy('the database took too long', { cause });
  return isLost(cause) ? new PartUnavailable('the database cannot be reached', { cause }) : cause;
}

/**
 * The Database port over node-postgres, for a transaction pooler and a process that may be frozen: no session state that
 * anybody relies on, few connections. A read that lost its connection is asked once more; a write never.
 */
export function postgresDatabase(options: PostgresOptions): Database & { close: () => Promise<void> } {
  const queryMilliseconds = options.queryMilliseconds ?? usualQueryMilliseconds;
  const lastUsed = new WeakMap<PoolClient, number>();
  const pool = new Pool({
    connectionString: options.connectionString,
    max: options.connections ?? 3,
    idleTimeoutMillis: trustedIdleMilliseconds,
    connectionTimeoutMillis: 5000,
    query_timeout: queryMilliseconds,
    // Statements are sent without waiting for the answer to the one before: `timed` costs one round trip.
    pipeline: true,
    types: { getTypeParser: parserOf },
    ...(options.certificateAuthority === undefined ? {} : { ssl: { ca: options.certificateAuthority } }),
  });
  pool.on('error', ignoreDropped);
  pool.on('connect', (client) => client.on('error', ignoreDropped));

  async function acquire(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (Date.now() - (lastUsed.get(client) ?? Date.now()) <= trustedIdleMilliseconds) return client;
      client.release(true);
    }
  }

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await acquire();
    try {
      const done = await work(client);
      lastUsed.set(client, Date.now());
      client.release();
      return done;
    } catch (cause) {
      client.release(isLost(cause));
      lastUsed.set(client, Date.now());
      throw cause;
    }
  }

  /**
   * A read that the server ends by itself, before the client gives it up: else it would go on for nobody. The limit needs
   * a transaction, for behind a pooler the session is not ours.
   */
  async function timed<T extends Row>(client: PoolClient, text: string, parameters: readonly unknown[]): Promise<T[]> {
    const [begun, asked] = await Promise.allSettled([
      client.query(`begin; set local statement_timeout = ${Math.floor(queryMilliseconds * serverShare)}`),
      client.query<T>(text, [...parameters]),
      client.query('commit'),
    ]);
    if (begun.status === 'rejected') throw begun.reason;
    if (asked.status === 'rejected') throw asked.reason;
    return asked.value.rows;
  }

  /** Once more where the connection was lost. */
  const askTwice = <T>(ask: (client: PoolClient) => Promise<T>): Promise<T> =>
    withClient(ask)
      .catch((cause: unknown) => {
        if (!isLost(cause)) throw cause;
        return withClient(ask);
      })
      .catch((cause: unknown) => {
        throw said(cause);
      });

  const query: Database['query'] = <T extends Row>(text: string, parameters: readonly unknown[] = []): Promise<T[]> => {
    if (isRead(text)) return askTwice((client) => timed<T>(client, text, parameters));
    return withClient(async (client) => (await client.query<T>(text, [...parameters])).rows).catch((cause: unknown) => {
      throw said(cause);
    });
  };

  async function inTransaction<T>(client: PoolClient, work: (transaction: Database) => Promise<T>): Promise<T> {
    const inside: Database = {
      query: async <R extends Row>(text: string, parameters: readonly unknown[] = []) =>
        (await client.query<R>(text, [...parameters])).rows,
      transaction: (nested) => nested(inside),
    };
    await client.query(`begin; set local statement_timeout = ${queryMilliseconds}`);
    try {
      const done = await work(inside);
      // After a failed statement that the work passed over there is nothing to commit, and Postgres calls that no error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('a transaction was rolled back that its work took for done');
      return done;
    } catch (cause) {
      // On a dead connection there is nothing to roll back, and trying would wait for the time-out.
      if (!isLost(cause)) await client.query('rollback');
      throw cause;
    }
  }

  return {
    query,
    transaction: (work) =>
      withClient((client) => inTransaction(client, work)).catch((cause: unknown) => {
        throw said(cause);
      }),
    close: () => pool.end(),
  };
}
