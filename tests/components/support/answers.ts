import { vi } from 'vitest';
import type { AnswerOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { functionsPrefix, pathOf } from '../../../src/contract/endpoint-path.ts';
import { type RefusalCode, refusals } from '../../../src/contract/refusals.ts';

// The server of component tests: `fetch`, which only src/api calls. A test says what each call answers.

interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract's body, as the browser wrote it
  body: any;
}

type Handler = (asked: Asked) => Response | Promise<Response>;

let answerings: { method: string; path: RegExp; handle: Handler }[] = [];
let unknown: string[] = [];
let isOffline = false;

const fromNetwork = globalThis.fetch;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/') && !pathname.startsWith(functionsPrefix)) return await fromNetwork(input, init);
  if (isOffline) throw new TypeError('there is no connection');
  for (const { method, path, handle } of answerings) {
    const match = method === request.method ? path.exec(pathname) : null;
    if (match === null) continue;
    const text = await request.text();
    return await handle({
      params: match.groups ?? {},
      query: Object.fromEntries(searchParams),
      body: text === '' ? undefined : JSON.parse(text),
    });
  }
  unknown.push(`${request.method} ${pathname}`);
  return json(404, { error: 'no test answers this', code: 'not_found' });
};

/** Keeps what was asked. The last word about an endpoint counts. */
function handling(endpoint: Endpoint, handle: Handler): Asked[] {
  const path = new RegExp(`^${pathOf(endpoint, '/api').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const kept: Asked[] = [];
  answerings.unshift({
    method: endpoint.method,
    path,
    handle: (asked) => {
      kept.push(asked);
      return handle(asked);
    },
  });
  return kept;
}

type Said<E extends Endpoint> = AnswerOf<E> | ((asked: Asked) => AnswerOf<E> | Promise<AnswerOf<E>>);

/** What the endpoint answers from now on; returns what it is asked. */
export const answer = <E extends Endpoint>(endpoint: E, said: Said<E>): Asked[] =>
  handling(endpoint, async (asked) =>
    json(endpoint.status, typeof said === 'function' ? await (said as (asked: Asked) => unknown)(asked) : said),
  );

export const refuse = (
  endpoint: Endpoint,
  code: RefusalCode,
  told: { error?: string; fields?: Record<string, string> } = {},
): Asked[] => handling(endpoint, () => json(refusals[code], { error: code, code, ...told }));

/** No call arrives until there is a connection again. */
export function setOffline(now: boolean): void {
  isOffline = now;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!now);
  window.dispatchEvent(new Event(now ? 'offline' : 'online'));
}

/** The calls that no test answered. */
export const unanswered = (): string[] => unknown;

export function forgetAnswers(): void {
  answerings = [];
  unknown = [];
  if (isOffline) setOffline(false);
}
