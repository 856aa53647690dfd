import { Hono } from 'hono';
import { adapters } from '../adapters/adapters.ts';
import type { TextHandler } from './answer.ts';
import { Refusal } from './refusal.ts';
import { type Door, refusalTo, type Surroundings } from './serve.ts';

/** The CDN keeps a text for an hour. For a day it may serve the old one while it fetches the next. */
const kept = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=3600, stale-while-revalidate=86400',
  'x-content-type-options': 'nosniff',
};

/** A door whose handlers answer with plain texts, for programs that do not use the contract. */
export function serveTexts(...handlers: TextHandler[]): Door {
  const app = new Hono<{ Bindings: { surroundings: Surroundings } }>();
  for (const { path, type, handle } of handlers) {
    app.get(path, async (context) => {
      const text = await handle(await adapters(), context.req.param());
      if (text === undefined) throw new Refusal('not_found');
      return new Response(text, { headers: { ...kept, 'content-type': type } });
    });
  }
  app.notFound(() => {
    throw new Refusal('not_found');
  });
  app.onError((cause, context) => refusalTo(context.req.raw, context.env.surroundings, cause));
  return async (request, surroundings = {}) => app.fetch(request, { surroundings });
}
