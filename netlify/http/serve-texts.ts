import { createHash, timingSafeEqual } from 'node:crypto';
import { adapters } from '../adapters/adapters.ts';
import type { TextHandler } from './answer.ts';
import type { PlacedDoor } from './door.ts';
import { Refusal } from './refusal.ts';
import { serveEach } from './serve-each.ts';

/** The CDN keeps a text for an hour. For a day it may serve the old one while it fetches the next. */
const kept = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=3600, stale-while-revalidate=86400',
  'x-content-type-options': 'nosniff',
};

const notKept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** By their hashes, which are of one length: how long the comparison takes tells nothing of the token. */
const isSame = (given: string, token: string): boolean => {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

function requireToken(given: string | undefined, token: string | undefined): void {
  if (token === undefined) throw new Refusal('not_found');
  if (!isSame(given ?? '', `Bearer ${token}`)) throw new Refusal('unauthenticated');
}

/** A door whose handlers answer with plain texts, for programs that do not use the contract. */
export function serveTexts(...handlers: TextHandler[]): PlacedDoor {
  return serveEach(handlers, async ({ type, handle, tokenOf }, asked) => {
    const world = await adapters();
    if (tokenOf !== undefined) requireToken(asked.header('authorization'), tokenOf(world));
    const text = await handle(world, asked.param());
    if (text === undefined) throw new Refusal('not_found');
    return new Response(text, {
      headers: { ...(tokenOf === undefined ? kept : notKept), 'content-type': type },
    });
  });
}
