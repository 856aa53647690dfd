import { adapters } from '../adapters/adapters.ts';
import type { RedirectHandler } from './answer.ts';
import type { PlacedDoor } from './door.ts';
import { Refusal } from './refusal.ts';
import { serveEach } from './serve-each.ts';

/** A door whose handlers redirect, each to an address made for this one request. */
export function serveRedirects(...handlers: RedirectHandler[]): PlacedDoor {
  return serveEach(handlers, async ({ handle }, asked) => {
    const location = await handle(await adapters(), asked.param());
    if (location === undefined) throw new Refusal('not_found');
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
  });
}
