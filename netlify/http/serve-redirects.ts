import { Hono } from 'hono';
import { adapters } from '../adapters/adapters.ts';
import type { RedirectHandler } from './answer.ts';
import type { PlacedDoor, Surroundings } from './door.ts';
import { atRoute } from './log.ts';
import { placed } from './observe.ts';
import { Refusal } from './refusal.ts';
import { refusalTo } from './serve.ts';

/** A door whose handlers redirect, each to an address made for this one request. */
export function serveRedirects(...handlers: RedirectHandler[]): PlacedDoor {
  const app = new Hono<{ Bindings: { surroundings: Surroundings } }>();
  for (const { path, handle } of handlers) {
    app.get(path, async (context) => {
      atRoute(path);
      const location = await handle(await adapters(), context.req.param());
      if (location === undefined) throw new Refusal('not_found');
      return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
    });
  }
  app.notFound(() => {
    throw new Refusal('not_found');
  });
  app.onError((cause, context) => refusalTo(context.req.raw, context.env.surroundings, cause));
  return placed(
    handlers.map(({ path }) => path),
    async (request, surroundings = {}) => app.fetch(request, { surroundings }),
  );
}
