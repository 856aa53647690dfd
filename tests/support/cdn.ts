import type { Cdn } from '../../netlify/adapters/ports.ts';

interface Entry {
  /** The request's values of what the answer varies by. */
  key: string;
  answer: Response;
  storedAt: number;
  freshSeconds: number;
  staleSeconds: number;
  tags: string[];
}

const secondsOf = (directives: string, name: string): number =>
  Number(new RegExp(`\\b${name}=(\\d+)`).exec(directives)?.[1] ?? 0);

/** The request's values of what an answer varies by. */
const keyOf = (request: Request, vary: string): string => {
  const names = [...vary.matchAll(/header=([\w-]+)/g)].map(([, name]) => name ?? '');
  const query = vary.includes('query') ? new URL(request.url).search : '';
  return [query, ...names.map((name) => request.headers.get(name) ?? '')].join('\n');
};

const sent = (request: Request, answer: Response): Response => {
  const headers = new Headers(answer.headers);
  for (const name of ['netlify-cdn-cache-control', 'netlify-vary', 'netlify-cache-tag']) headers.delete(name);
  const etag = headers.get('etag');
  if (etag !== null && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(answer.clone().body, { status: answer.status, headers });
};

/**
 * Stands in for Netlify's cache in front of the functions, and obeys the same headers. They say what is cached and for
 * how long (Netlify-CDN-Cache-Control), by what an answer varies (Netlify-Vary), and its purge tags
 * (Netlify-Cache-Tag). A browser's known version is If-None-Match. None of these headers leaves the cache.
 */
export function cdnBefore(origin: (request: Request) => Promise<Response>, now: () => Date) {
  const kept = new Map<string, { vary: string; entries: Entry[] }>();
  let asked = 0;

  const ask = async (request: Request): Promise<Response> => {
    asked += 1;
    const answer = await origin(request);
    const directives = answer.headers.get('netlify-cdn-cache-control') ?? '';
    const vary = answer.headers.get('netlify-vary') ?? '';
    if (request.method !== 'GET' || answer.status !== 200 || secondsOf(directives, 'max-age') === 0) return answer;
    const path = new URL(request.url).pathname;
    const known = kept.get(path) ?? { vary, entries: [] };
    const key = keyOf(request, vary);
    const entry = {
      key,
      answer: new Response(await answer.clone().text(), { status: 200, headers: answer.headers }),
      storedAt: now().getTime(),
      freshSeconds: secondsOf(directives, 'max-age'),
      staleSeconds: secondsOf(directives, 'stale-while-revalidate'),
      tags: (answer.headers.get('netlify-cache-tag') ?? '').split(','),
    };
    kept.set(path, { vary, entries: [...known.entries.filter((other) => other.key !== key), entry] });
    return answer;
  };

  const fetch = async (request: Request): Promise<Response> => {
    const known = kept.get(new URL(request.url).pathname);
    const entry = known?.entries.find(({ key }) => key === keyOf(request, known.vary));
    const age = entry === undefined ? Number.POSITIVE_INFINITY : (now().getTime() - entry.storedAt) / 1000;
    if (entry === undefined || age > entry.freshSeconds + entry.staleSeconds) return sent(request, await ask(request));
    // The old one is served, and the new one fetched.
    if (age > entry.freshSeconds) await ask(new Request(request.url, { headers: request.headers }));
    return sent(request, entry.answer);
  };

  const cdn: Cdn = {
    forget: async (tags) => {
      for (const known of kept.values())
        known.entries = known.entries.filter((entry) => !entry.tags.some((tag) => tags.includes(tag)));
      return Promise.resolve(true);
    },
  };
  return { fetch, cdn, asked: () => asked };
}
