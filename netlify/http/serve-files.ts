import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { adapters } from '../adapters/adapters.ts';
import { sessionOf } from '../session/session.ts';
import type { FileHandler } from './answer.ts';
import type { PlacedDoor, Surroundings } from './door.ts';
import { atRoute } from './log.ts';
import { placed } from './observe.ts';
import { Refusal } from './refusal.ts';
import { languageOf, refusalTo } from './serve.ts';

/** A program that has a file asks whether it is still the same: only then is it sent without its text. */
const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));

/** A door whose handlers answer with files for one person: nobody between them and us keeps a copy. */
export function serveFiles(...handlers: FileHandler[]): PlacedDoor {
  const app = new Hono<{ Bindings: { surroundings: Surroundings } }>();
  for (const { path, type, name, handle } of handlers) {
    app.get(path, async (context) => {
      atRoute(path);
      const world = await adapters();
      const session = await sessionOf(world, context.req.header('authorization'));
      const content = await handle(world, {
        params: context.req.param(),
        actor: session?.actor,
        language: languageOf(context.req.raw),
      });
      if (content === undefined) throw new Refusal('not_found');
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      const headers = {
        etag,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      };
      if (isKnown(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
      return new Response(content as BodyInit, {
        headers: { ...headers, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
      });
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
