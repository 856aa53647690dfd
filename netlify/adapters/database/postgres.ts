import { setTimeout as delay } from 'node:timers/promises';
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { type Database, PartBusy, PartUnavailable, type QueryOptions, type Row } from '../ports.ts';
import { cautiousClient } from './cautious-client.ts';
import { connectionTo, type DatabaseAddress } from './connection.ts';
import { isUnavailableState } from './states.ts';
import { readers } from './values.ts';

/** The role of whoever serves the site: it reads and writes rows, and changes nothing else (supabase/migrations/*_site_role.sql). */
export const siteRole = 'marketplace_site';

export interface PostgresOptions extends DatabaseAddress {
  connections?: number;
  /** Taken in each transaction, because a role of the session does not survive a pooler. Without one everything is done as who logs in. */
  role?: typeof siteRole;
  /** A statement without an answer for this long counts as lost. */
  queryMilliseconds?: number;
  /** For how long it waits for a connection, and for the answer to `begin`. */
  lineMilliseconds?: number;
  /** How long the server keeps a transaction and its locks when our process has gone silent. */
  idleMilliseconds?: number;
}

/** A function may be frozen between calls. A connection that was idle for longer, by the wall clock, is not reused. */
const trustedIdleMilliseconds = 10_000;
const usualQueryMilliseconds = 8000;
const usualIdleMilliseconds = 5000;
/** The share of the client's time limit that the server may use for a statement. */
const serverShare = 0.9;
/**
 * The share of the client's time limit for the answer to `begin`, and for a connection. The server answers `begin` at
 * once, so a late answer means that the connection was dropped silently.
 */
const lineShare = 0.5;

const lostConnection = /terminat|reset|refused|timeout|closed|not queryable|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN/i;
const lostStates = /^(08|57P0|53)/;

/** A pooler without a free session says so with its own state and closes. A wrong password is not tried again. */
const isTurnedAway = ({ severity, code = '' }: DatabaseError): boolean =>
  severity === 'FATAL' && !code.startsWith('28');

/** It takes no more clients for the moment. That is said before a statement was sent, so a write may wait for a place as well. */
const isFull = (cause: unknown): boolean =>
  cause instanceof DatabaseError &&
  cause.severity === 'FATAL' &&
  (cause.code === '53300' || /no more connections|max client|too many (clients|connections)/i.test(cause.message));

/**
 * While the pooler is full, a caller tries again after this time plus a random part of up to the same length. Without the random
 * part all of them would try at the same moment.
 */
const placeMilliseconds = 50;

/** No session could be opened, whatever the reason: network, pooler, password, certificate. */
class NotConnected extends PartUnavailable {}

const isLost = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof NotConnected) return isLost(cause.cause);
  // An error of the server has a state. Anything else is the network's, even if its code is as long as a state (EPIPE).
  if (cause instanceof DatabaseError) return lostStates.test(cause.code ?? '') || isTurnedAway(cause);
  // The network's errors have no class of their own. One with a name is thrown by the work of a transaction, whatever it says.
  if (cause.name !== 'Error' && cause.name !== 'AggregateError') return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return lostConnection.test(`${code} ${cause.message}`);
};

const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text));

const parserOf: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  readers[oid] ?? types.getTypeParser(oid, format ?? 'text');

// Without a listener on the pool and on each client, a dropped connection would end the process.
const ignoreDropped = (): void => {};

/** The server has ended it, by the time limit that `begin` has set. */
const isTimedOut = (cause: unknown): boolean => cause instanceof DatabaseError && cause.code === '57014';

/** `begin` sets nothing else that can be refused: no such role, or not for whoever logs in. */
function sayWithoutRole(cause: unknown): never {
  throw cause instanceof DatabaseError && /^(22023|42501)$/.test(cause.code ?? '')
    ? new PartUnavailable('whoever logs in cannot take the role of the site: npm run migrate', { cause })
    : cause;
}

function said(cause: unknown): unknown {
  if (cause instanceof PartUnavailable) return cause;
  if (isTimedOut(cause)) return new PartBusy('the database took too long', { cause });
  if (cause instanceof DatabaseError && isUnavailableState(cause.code ?? ''))
    return new PartUnavailable('the database cannot do this now', { cause });
  return isLost(cause) ? new PartUnavailable('the database cannot be reached', { cause }) : cause;
}

/** Whoever reads from a standby can be answered without it, so nobody waits long for one that is away. */
export const standbyDatabase = (options: DatabaseAddress & Pick<PostgresOptions, 'connections'>): PostgresDatabase =>
  postgresDatabase({ ...options, role: siteRole, lineMilliseconds: 1000 });

export interface PostgresDatabase extends Database {
  /** Closes the connections that nobody uses. The next statement opens one. */
  rest: () => Promise<void>;
  close: () => Promise<void>;
}

/** How long a database may take, and as whom it is asked. */
interface Terms {
  queryMilliseconds: number;
  lineMilliseconds: number;
  /** The most that the server may use for a statement. */
  mostMilliseconds: number;
  idleMilliseconds: number;
  role: string | undefined;
}

function termsOf(options: PostgresOptions): Terms {
  const queryMilliseconds = options.queryMilliseconds ?? usualQueryMilliseconds;
  return {
    queryMilliseconds,
    lineMilliseconds: options.lineMilliseconds ?? Math.floor(queryMilliseconds * lineShare),
    mostMilliseconds: Math.floor(queryMilliseconds * serverShare),
    idleMilliseconds: options.idleMilliseconds ?? usualIdleMilliseconds,
    role: options.role,
  };
}

function poolOf(options: PostgresOptions, { queryMilliseconds, lineMilliseconds }: Terms): Pool {
  const pool = new Pool({
    ...connectionTo(options),
    max: options.connections ?? 3,
    idleTimeoutMillis: trustedIdleMilliseconds,
    connectionTimeoutMillis: lineMilliseconds,
    query_timeout: queryMilliseconds,
    // Statements are sent without waiting for the previous answer, so `begin` costs no round trip of its own.
    pipeline: true,
    Client: cautiousClient(),
    types: { getTypeParser: parserOf },
  });
  pool.on('error', ignoreDropped);
  pool.on('connect', (client) => client.on('error', ignoreDropped));
  return pool;
}

type WithClient = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** Lends connections of the pool, each only as long as it can be trusted. */
function lending(pool: Pool, { lineMilliseconds }: Terms): WithClient {
  const lastUsed = new WeakMap<PoolClient, number>();
  /** When a connection was last lost. The others that were idle then are probably lost as well. */
  let lineLostAt = 0;

  const isTrusted = (client: PoolClient): boolean => {
    const used = lastUsed.get(client);
    return used === undefined || (used > lineLostAt && Date.now() - used <= trustedIdleMilliseconds);
  };

  async function connected(): Promise<PoolClient> {
    const patience = Date.now() + lineMilliseconds;
    for (;;) {
      try {
        return await pool.connect();
      } catch (cause) {
        if (!isFull(cause) || Date.now() > patience)
          throw new NotConnected('the database cannot be reached', { cause });
      }
      await delay(placeMilliseconds * (1 + Math.random()));
    }
  }

  async function acquire(): Promise<PoolClient> {
    for (;;) {
      const client = await connected();
      if (isTrusted(client)) return client;
      client.release(true);
    }
  }

  return async (work) => {
    const client = await acquire();
    try {
      const done = await work(client);
      lastUsed.set(client, Date.now());
      client.release();
      return done;
    } catch (cause) {
      if (isLost(cause)) lineLostAt = Date.now();
      client.release(isLost(cause));
      lastUsed.set(client, Date.now());
      throw cause;
    }
  };
}

/** Sent together with the first statement of the transaction. If no answer comes soon, the connection is dead. */
function begin(client: PoolClient, terms: Terms, milliseconds = terms.mostMilliseconds): Promise<unknown> {
  const limits: QueryConfig & { query_timeout: number } = {
    text: [
      'begin',
      `set local statement_timeout = ${Math.min(Math.floor(milliseconds), terms.mostMilliseconds)}`,
      `set local idle_in_transaction_session_timeout = ${terms.idleMilliseconds}`,
      ...(terms.role === undefined ? [] : [`set local role ${terms.role}`]),
    ].join('; '),
    query_timeout: terms.lineMilliseconds,
  };
  const begun = client.query(limits).catch(sayWithoutRole);
  begun.catch(ignoreDropped);
  return begun;
}

/** A read, in one round trip with its `begin`. */
async function timed<T extends Row>(
  client: PoolClient,
  beginning: Promise<unknown>,
  text: string,
  parameters: readonly unknown[],
): Promise<T[]> {
  const [begun, asked] = await Promise.allSettled([
    beginning,
    client.query<T>(text, [...parameters]),
    client.query('commit'),
  ]);
  if (begun.status === 'rejected') throw begun.reason;
  if (asked.status === 'rejected') throw asked.reason;
  return asked.value.rows;
}

async function inTransaction<T>(
  client: PoolClient,
  begun: Promise<unknown>,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const inside: Database = {
    query: async <R extends Row>(text: string, parameters: readonly unknown[] = []) => {
      const asked = client.query<R>(text, [...parameters]);
      asked.catch(ignoreDropped);
      // If `begin` fails, this statement fails too. The error of `begin` is the cause, so it is thrown first.
      await begun;
      return (await asked).rows;
    },
    transaction: (nested) => nested(inside),
  };
  try {
    const done = await work(inside);
    await begun;
    // The commit is sent only now, for a single write as well. If the caller has given up, nothing was written, even
    // if a pooler passes statements on late. If the work has ignored a failed statement, Postgres rolls back without
    // an error.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('a transaction was rolled back that its work took for done');
    return done;
  } catch (cause) {
    // A dead connection needs no rollback, and trying one would wait for the time-out.
    if (!isLost(cause)) await client.query('rollback');
    throw cause;
  }
}

/**
 * The Database port over node-postgres, for a transaction pooler and a process that may be frozen. It keeps few connections
 * and relies on no session state. Every statement runs in a transaction with time limits that the server enforces, because
 * limits of a session do not survive a pooler. A read that lost its connection is repeated once, a write never.
 */
export function postgresDatabase(options: PostgresOptions): PostgresDatabase {
  const terms = termsOf(options);
  const pool = poolOf(options, terms);
  const withClient = lending(pool, terms);

  /** Repeats a read once if the connection was lost. */
  const askTwice = <T>(ask: (client: PoolClient) => Promise<T>): Promise<T> =>
    withClient(ask)
      .catch((cause: unknown) => {
        if (!isLost(cause)) throw cause;
        return withClient(ask);
      })
      .catch((cause: unknown) => {
        throw said(cause);
      });

  const transaction: Database['transaction'] = (work) =>
    withClient((client) => inTransaction(client, begin(client, terms), work)).catch((cause: unknown) => {
      throw said(cause);
    });

  const query: Database['query'] = <T extends Row>(
    text: string,
    parameters: readonly unknown[] = [],
    { milliseconds }: QueryOptions = {},
  ): Promise<T[]> => {
    if (isRead(text))
      return askTwice((client) => timed<T>(client, begin(client, terms, milliseconds), text, parameters));
    return transaction((inside) => inside.query<T>(text, parameters));
  };

  return {
    query,
    transaction,
    rest: async () => {
      while (pool.idleCount > 0) (await pool.connect()).release(true);
    },
    close: () => pool.end(),
  };
}
