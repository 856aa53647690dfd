import { storedToken } from './token.ts';

/** An answer that was asked for before the application was there to ask. */
interface EarlyRequest {
  url: string;
  token: string | null;
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/** Only the question of the first screen: later the answer would be old. */
const keptMilliseconds = 10_000;

/** Filters that stand in a page's address as they stand in the question; with any other one, nothing is asked ahead. */
const plainFilters = ['category', 'type', 'dealType'];

/** The address of the first question that a page will ask, where that is sure. */
export function firstQuestionOf(page: { pathname: string; search: string }, base: string): string | undefined {
  const [, id] = /^\/property\/([\w-]+)\/?$/.exec(page.pathname) ?? [];
  if (id !== undefined) return `${base}/listings/${id}`;
  const isPlain = [...new URLSearchParams(page.search).keys()].every((name) => plainFilters.includes(name));
  return page.pathname === '/home' && isPlain ? `${base}/listings${page.search}` : undefined;
}

interface Pictured {
  images?: { url: string }[];
}

/** The first picture of the answer is the largest thing on the screen: it comes beside the scripts, not after them. */
async function fetchFirstPicture(response: Response): Promise<void> {
  const answer = (await response.clone().json()) as Pictured & { items?: Pictured[] };
  const url = (answer.images ?? answer.items?.[0]?.images)?.[0]?.url;
  if (url === undefined) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = url;
}

/** Whoever takes the answer up meets its failure; where nobody does, it does not matter. */
export function askEarly(page: { pathname: string; search: string }): void {
  const url = firstQuestionOf(page, import.meta.env.VITE_API_URL ?? '/api');
  if (url === undefined) return;
  const token = storedToken();
  const response = fetch(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  void response.then(fetchFirstPicture).catch(() => undefined);
  globalThis.earlyRequest = { url, token, startedAt: performance.now(), response };
}

/** The early answer to just this question, once. */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyRequest;
  if (early === undefined || method !== 'GET' || early.url !== url) return undefined;
  globalThis.earlyRequest = undefined;
  const isFresh = early.token === token && performance.now() - early.startedAt < keptMilliseconds;
  return isFresh ? early.response : undefined;
}
