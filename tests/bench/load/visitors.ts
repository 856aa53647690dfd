import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { projectDirectory } from '../../../netlify/local/build.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import { type AccountId } from '../../../src/contract/fields.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { freePort } from '../../support/postgres.ts';
import { quantile } from '../measure.ts';

const secret = 'a secret of the figures, at least 32 bytes';

export interface LoadedSite {
  url: string;
  /** Megabytes that the process holds now. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

const opened = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open at')) resolve();
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });

/** The site as `npm start` opens it, in a process of its own, with the database of these variables. */
export async function openLoadedSite(variables: Record<string, string>): Promise<LoadedSite> {
  const port = await freePort();
  const server = spawn(process.execPath, ['netlify/local/start.ts'], {
    cwd: projectDirectory,
    // Each visitor has an address of their own: limits are not what is measured.
    env: { ...process.env, PORT: String(port), JWT_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1, ::1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(server);
  return {
    url: `http://localhost:${port}`,
    memory: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    close: async () => {
      server.removeAllListeners('exit');
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** What visitors open and what they write: of a hundred, so many. */
interface Errand {
  name: string;
  share: number;
  ask: (
    known: Known,
    pick: <T>(from: readonly T[]) => T,
  ) => { path: string; method?: string; body?: unknown; token?: string };
}

export interface Known {
  providers: readonly string[];
  listings: readonly string[];
  tokens: readonly string[];
}

const cities = ['120.9,14.4,121.2,14.8', '123.8,10.2,124.0,10.4', '125.4,6.9,125.7,7.2'];
const codes = ['10115', '20095', '80331', '50667', '60311'];

const errands: readonly Errand[] = [
  { name: 'search of listings', share: 20, ask: (_, pick) => ({ path: `/api/listings?bbox=${pick(cities)}` }) },
  {
    name: 'map of listings',
    share: 10,
    ask: (_, pick) => ({ path: `/api/listings/map?bbox=${pick(cities)}&zoom=11` }),
  },
  { name: 'a listing', share: 15, ask: ({ listings }, pick) => ({ path: `/api/listings/${pick(listings)}` }) },
  { name: 'search of providers', share: 15, ask: (_, pick) => ({ path: `/api/providers?zip=${pick(codes)}` }) },
  { name: 'a provider', share: 10, ask: ({ providers }, pick) => ({ path: `/api/providers/${pick(providers)}` }) },
  {
    name: 'free times',
    share: 10,
    ask: ({ providers }, pick) => ({ path: `/api/providers/${pick(providers)}/slots` }),
  },
  { name: 'page of /services', share: 5, ask: (_, pick) => ({ path: `/services?zip=${pick(codes)}` }) },
  {
    name: 'own appointments',
    share: 5,
    ask: ({ tokens }, pick) => ({ path: '/api/appointments', token: pick(tokens) }),
  },
  {
    name: 'favorites written',
    share: 10,
    ask: ({ tokens, listings }, pick) => ({
      path: '/api/favorites',
      method: 'PUT',
      token: pick(tokens),
      body: { ids: [pick(listings), pick(listings)] },
    }),
  },
];

export interface Served {
  visitors: number;
  /** Answers a second, and milliseconds each. */
  rate: number;
  median: number;
  p95: number;
  p99: number;
  /** Answered with 503 because there was no room. */
  busy: number;
  failed: number;
  memory: number;
  /** Milliseconds of each errand. */
  errands: readonly { name: string; taken: readonly number[] }[];
}

/** So many visitors for so long, each asking again as soon as the answer is there. */
export async function serve(site: LoadedSite, known: Known, visitors: number, seconds: number): Promise<Served> {
  const takenBy = new Map(errands.map(({ name }) => [name, [] as number[]]));
  let [busy, failed] = [0, 0];
  const started = performance.now();
  const until = started + seconds * 1000;
  const visit = async (number: number): Promise<void> => {
    const random = seeded(number);
    while (performance.now() < until) {
      const errand = random.weighted(errands, ({ share }) => share);
      const { path, method = 'GET', body, token } = errand.ask(known, (from) => random.pick(from));
      const before = performance.now();
      const status = await fetch(`${site.url}${path}`, {
        method,
        headers: {
          'x-forwarded-for': `10.2.${number >> 8}.${number & 255}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      takenBy.get(errand.name)?.push(performance.now() - before);
      if (status === 503) busy += 1;
      else if (status === 0 || status >= 400) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  const took = (performance.now() - started) / 1000;
  const taken = [...takenBy.values()].flat();
  return {
    visitors,
    rate: taken.length / took,
    median: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    p99: quantile(taken, 0.99),
    busy,
    failed,
    memory: await site.memory(),
    errands: [...takenBy].map(([name, each]) => ({ name, taken: each })),
  };
}

interface Items {
  items: { id: string }[];
}

/** Sessions of these accounts, as the site itself would issue them. */
export const sessionsOf = (accounts: readonly { id: AccountId; version: number }[]): Promise<string[]> =>
  Promise.all(accounts.map(({ id, version }) => issueToken(new TextEncoder().encode(secret), id, version, new Date())));

/** The session of the customer whom the demo has. */
export async function demoSession(site: LoadedSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kunde@example.com', password: 'demo-password' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Things to ask for, and who is signed in. */
export async function knownAt(site: LoadedSite, tokens: readonly string[]): Promise<Known> {
  const idsAt = async (path: string): Promise<string[]> => {
    const { items } = (await (await fetch(`${site.url}${path}`)).json()) as Items;
    return items.map(({ id }) => id);
  };
  return {
    providers: (await Promise.all(codes.map((zip) => idsAt(`/api/providers?zip=${zip}`)))).flat(),
    listings: (await Promise.all(cities.map((bbox) => idsAt(`/api/listings?bbox=${bbox}`)))).flat(),
    tokens,
  };
}
