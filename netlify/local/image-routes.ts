import { type Context, Hono } from 'hono';
import { type OpenedImage, ServedImageStore } from '../adapters/images/served.ts';
import type { ImageStore } from '../adapters/ports.ts';
import { atRoute, errorFacts, log } from '../http/log.ts';

const statusOf = { stored: 200, link_invalid: 400, taken: 409, too_large: 413, unsupported_type: 415 } as const;

/** What was uploaded is shown as the picture it is said to be and as nothing else, also before anybody has checked it. */
const asPicture = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };

async function shown(
  context: Context,
  { contentType, body }: OpenedImage,
  more: Record<string, string>,
): Promise<Response> {
  const headers = { ...asPicture, ...more, 'content-type': contentType };
  return context.req.raw.method === 'HEAD'
    ? context.body(null, 200, headers)
    : context.body(await body(), 200, headers);
}

/** The routes for upload links and addresses of a store that this process serves. Any other store serves its own. */
export function imageRoutes(images: ImageStore): Hono {
  const app = new Hono();
  if (!(images instanceof ServedImageStore)) return app;
  app.put('/images/upload/:token', async (context) => {
    atRoute('/images/upload/:token');
    const contentType = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const outcome = await images.receive(context.req.param('token'), contentType, context.req.raw.body);
    return context.json({ code: outcome }, statusOf[outcome]);
  });
  app.get('/images/signed/:token', async (context) => {
    atRoute('/images/signed/:token');
    const opened = await images.openSigned(context.req.param('token'));
    return opened === undefined ? context.notFound() : shown(context, opened, { 'cache-control': 'private, no-store' });
  });
  app.get('/images/*', async (context) => {
    atRoute('/images/:purpose/:name');
    const opened = await images.open(context.req.path.slice('/images/'.length));
    if (opened === undefined) return context.notFound();
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: opened.etag };
    const known = context.req.header('if-none-match')?.replace(/^W\//, '');
    return known === opened.etag
      ? context.body(null, 304, { ...asPicture, ...headers })
      : shown(context, opened, headers);
  });
  app.onError((cause, context) => {
    log({ level: 'error', event: 'picture not served', ...errorFacts(cause) });
    return context.json({ code: 'unavailable' }, 503);
  });
  return app;
}
