import { install } from '../../netlify/adapters/adapters.ts';
import { knownMigrations } from '../../netlify/adapters/database/known-migrations.ts';
import { exampleOperator } from '../../netlify/adapters/example-operator.ts';
import { blobsImageStore, startBlobsServer } from '../../netlify/adapters/images/blobs.ts';
import { outboxMailer } from '../../netlify/adapters/mail/outbox.ts';
import { type Adapters, type Database, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { outboxTexter } from '../../netlify/adapters/sms/outbox.ts';
import { formRegister } from '../../netlify/adapters/vat/by-form.ts';
import { logTo } from '../../netlify/http/log.ts';
import { loadDoors, routeDoors } from '../../netlify/local/doors.ts';
import { imageRoutes } from '../../netlify/local/image-routes.ts';
import type { AnswerOf, AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { pathOf } from '../../src/contract/endpoint-path.ts';
import type { RefusalAnswer } from '../../src/contract/refusals.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { linesNaming, namesIn } from './named-in-log.ts';
import { outsideTransactions, watchedDatabase } from './outside-transactions.ts';

export interface Answered<T> {
  status: number;
  headers: Headers;
  /** The answer where the status says success. */
  body: T;
  /** The same body where it is a refusal. */
  refusal: RefusalAnswer;
}

interface AskOptions {
  token?: string | undefined;
  language?: string;
  caller?: string;
}

export interface World {
  /** As its owner; what serves the site has `adapters.database`. */
  database: Database;
  adapters: Adapters;
  clock: {
    now: () => Date;
    forward: (milliseconds: number) => void;
    /** For tests that name days: from here on it is this instant, whatever the machine's clock says. */
    moveTo: (instant: string) => void;
  };
  /** Asks as the browser asks: through the door, with JSON in and out. */
  ask: <E extends Endpoint>(endpoint: E, ask: AskOf<E>, options?: AskOptions) => Promise<Answered<AnswerOf<E>>>;
  /** The same without the contract's types, for bad input. `line` is `POST /api/auth/login`. */
  raw: (
    line: string,
    body?: unknown,
    options?: AskOptions & { headers?: Record<string, string> },
  ) => Promise<Answered<Record<string, unknown>>>;
  fetch: (request: Request) => Promise<Response>;
  /** Waits for what the calls so far have set going and did not wait for: mails, and matching what was published. */
  afterwards: () => Promise<void>;
  /** Lines written to the log so far. */
  logged: string[];
  close: () => Promise<void>;
}

function filledPath(endpoint: Endpoint, params: Record<string, unknown>): string {
  return pathOf(endpoint, '/api').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) written.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** The whole server over an own database, or the one that is given, and an own store, without a network between test and door. */
export async function startWorld(given?: TestDatabase): Promise<World> {
  const origin = 'http://localhost:5000';
  const { database, serving = database, close: closeDatabase } = given ?? (await migratedDatabase());
  const blobs = await startBlobsServer();
  let skipped = 0;
  const clock = {
    now: () => new Date(Date.now() + skipped),
    forward: (milliseconds: number) => void (skipped += milliseconds),
    moveTo: (instant: string) => void (skipped = Date.parse(instant) - Date.now()),
  };
  const secret = new TextEncoder().encode('a secret of the tests, at least 32 bytes');
  const adapters = outsideTransactions({
    database: serving,
    migrations: knownMigrations,
    images: blobsImageStore({ server: blobs, secret, clock }),
    mailer: outboxMailer(),
    texter: outboxTexter(),
    vatRegister: formRegister(),
    engines: undefined,
    pusher: undefined,
    payments: undefined,
    clock,
    secret,
    formerSecrets: [],
    dataKey: new TextEncoder().encode('a data key of the tests, at least 32 bytes'),
    formerDataKeys: [],
    siteUrl: origin,
    supportEmail: 'support@example.com',
    metricsToken: undefined,
    operator: exampleOperator,
  });
  install(adapters);
  const logged: string[] = [];
  logTo((line) => logged.push(line));
  const underWay = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>): void => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const afterwards = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  const doorOf = routeDoors(await loadDoors());
  const pictures = imageRoutes(adapters.images);
  const answer = async (request: Request, caller = '127.0.0.1'): Promise<Response> =>
    new URL(request.url).pathname.startsWith('/images/')
      ? pictures.fetch(request)
      : doorOf(request, { ip: caller, waitUntil });

  const send = async <T>(
    method: string,
    path: string,
    body: unknown,
    options: AskOptions & { headers?: Record<string, string> },
  ): Promise<Answered<T>> => {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        'accept-language': options.language ?? 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await answer(request, options.caller);
    const read = JSON.parse((await response.text()) || '{}') as T & RefusalAnswer;
    return { status: response.status, headers: response.headers, body: read, refusal: read };
  };

  return {
    database: watchedDatabase(database),
    adapters,
    clock,
    ask: (endpoint, ask, options = {}) => {
      const {
        params = {},
        query = {},
        body,
      } = ask as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
      return send(endpoint.method, `${filledPath(endpoint, params)}${queryText(query)}`, body, options);
    },
    raw: (line, body, options = {}) => {
      const [method = '', path = ''] = line.split(' ');
      return send(method, path, body, options);
    },
    fetch: (request) => answer(request),
    afterwards,
    logged,
    close: async () => {
      await afterwards();
      const names = await namesIn(database);
      await blobs.stop();
      await closeDatabase();
      const [naming] = linesNaming(logged, names);
      if (naming !== undefined) throw new Error(`the log names somebody: ${naming}`);
    },
  };
}

/** The world with a database that cannot be reached, or fails otherwise, for as long as the work takes. */
export async function withoutDatabase<T>(
  { adapters }: World,
  work: () => Promise<T>,
  failure: Error = new PartUnavailable('down'),
): Promise<T> {
  const { database } = adapters;
  const fail = () => Promise.reject(failure);
  adapters.database = { query: fail, transaction: fail };
  try {
    return await work();
  } finally {
    adapters.database = database;
  }
}
