import { createHash } from 'node:crypto';
import type { Endpoint } from '../../src/contract/endpoint.ts';

const tagHeader = 'netlify-cache-tag';

/**
 * The CDN caches a page or an answer for a minute, and one more while it fetches the next. It may be told to purge it
 * (netlify/features/admin/platform/cache-actions.ts). A browser asks each time, and gets 304 if nothing has changed.
 */
const keptHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=60, stale-while-revalidate=60',
};

/** Netlify takes 16 KB of tags. */
const mostTags = 300;

/**
 * By what the CDN forgets an answer: the id of everything that it names, which are listings and providers among others. A picture
 * (an id before an address) changes with what shows it: a page of lists has hundreds.
 */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/"(?:id|providerId)":"([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"(?!,"url":)/g)].map(
    ([, id]) => id ?? '',
  );

/** And the word for all lists of a kind (`lists` in the contract). */
export const tagsOf = ({ lists }: Pick<Endpoint, 'lists'>, text: string): string[] => [
  ...(lists === undefined ? [] : [lists]),
  ...idsIn(text),
];

/** Those that an answer bears. */
export const tagsOn = (answer: Response): string[] => answer.headers.get(tagHeader)?.split(',') ?? [];

interface Kept {
  /** What is sent. */
  text: string;
  tags: readonly string[];
  /** `query`, and the headers on which the answer depends. */
  vary: string;
  headers: HeadersInit;
}

/** An answer that is the same for everybody without a session: 200, or 304 for whoever has it. */
export function keptAnswer(request: Request, { text, tags, vary, headers }: Kept): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(keptHeaders)) all.set(name, value);
  all.set('netlify-vary', vary);
  const borne = [...new Set(tags)].slice(0, mostTags);
  if (borne.length > 0) all.set(tagHeader, borne.join(','));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  all.set('etag', etag);
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  // A proxy that packs an answer makes its mark a weak one.
  if (known.some((mark) => mark.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(text, { status: 200, headers: all });
}
