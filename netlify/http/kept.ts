import { createHash } from 'node:crypto';

/**
 * The CDN keeps a page or an answer for a minute, and one more while it fetches the next, unless it is told to forget it
 * (netlify/features/platform/cache-actions.ts). A browser asks each time, and is answered 304 where nothing has changed.
 */
const keptHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=60, stale-while-revalidate=60',
};

/** Netlify takes 16 KB of tags. */
const mostTags = 300;

/** By what the CDN forgets it: the id of everything that it names, which are listings and providers among others. */
export function tagsIn(text: string): string[] {
  const named = text.matchAll(/"(?:id|providerId)":\s*"([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"/g);
  return [...new Set([...named].map(([, id]) => id ?? ''))].slice(0, mostTags);
}

interface Kept {
  /** What is sent. */
  text: string;
  /** Where the ids of `tagsIn` stand. */
  named: string;
  /** `query`, and the headers on which the answer depends. */
  vary: string;
  headers: HeadersInit;
}

/** An answer that is the same for everybody without a session: 200, or 304 for whoever has it. */
export function keptAnswer(request: Request, { text, named, vary, headers }: Kept): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(keptHeaders)) all.set(name, value);
  all.set('netlify-vary', vary);
  const tags = tagsIn(named);
  if (tags.length > 0) all.set('netlify-cache-tag', tags.join(','));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  all.set('etag', etag);
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  // A proxy that packs an answer makes its mark a weak one.
  if (known.some((mark) => mark.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(text, { status: 200, headers: all });
}
