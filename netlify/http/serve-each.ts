import { Hono, type HonoRequest } from 'hono';
import type { PlacedDoor, Surroundings } from './door.ts';
import { atRoute } from './log.ts';
import { placed } from './observe.ts';
import { Refusal } from './refusal.ts';
import { refusalTo } from './serve.ts';

/** A door that answers GET at each of these paths. It refuses in the form of every refusal. */
export function serveEach<H extends { path: string }>(
  handlers: readonly H[],
  respond: (handler: H, asked: HonoRequest<string>) => Promise<Response>,
): PlacedDoor {
  const app = new Hono<{ Bindings: { surroundings: Surroundings } }>();
  for (const handler of handlers)
    app.get(handler.path, (context) => {
      atRoute(handler.path);
      return respond(handler, context.req);
    });
  app.notFound(() => {
    throw new Refusal('not_found');
  });
  app.onError((cause, context) => refusalTo(context.req.raw, context.env.surroundings, cause));
  return placed(
    handlers.map(({ path }) => path),
    async (request, surroundings = {}) => app.fetch(request, { surroundings }),
  );
}
