import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { pack, takesGzip } from '../http/packed.ts';

/** Smaller ones fit into one packet as they are. */
const leastBytes = 1024;

/**
 * Packs answers in JSON whole, on another thread than the one that answers: a stream for each took that thread longer than the
 * packing itself. Everything else is left to the streams of Hono's `compress`, which stands around this.
 */
export const packJson: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  const isMeant =
    req.method !== 'HEAD' &&
    res.body !== null &&
    res.headers.get('content-type')?.startsWith('application/json') === true &&
    !res.headers.has('content-encoding') &&
    takesGzip(req.header('accept-encoding'));
  if (!isMeant) return;
  const body = Buffer.from(await res.arrayBuffer());
  const { status } = res;
  const headers = new Headers(res.headers);
  // Set aside first: an answer in its place would keep its headers.
  context.res = undefined;
  if (body.length < leastBytes) {
    headers.set('content-length', String(body.length));
    context.res = new Response(body, { status, headers });
    return;
  }
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  context.res = new Response(new Uint8Array(await pack(body)), { status, headers });
};

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/**
 * Packs each script and sheet of the build once and keeps it: their names change with what they hold. A stream for each
 * request cost four times as much.
 */
export function packAssets(directory: string): MiddlewareHandler {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (context, next) => {
    const { req } = context;
    const [, name = '', kind = ''] = /^\/assets\/([\w.-]+\.(js|css))$/.exec(req.path) ?? [];
    if (name === '' || !takesGzip(req.header('accept-encoding'))) return next();
    let whole = kept.get(name);
    if (whole === undefined) {
      const file = await readFile(join(directory, 'assets', name)).catch(() => undefined);
      if (file === undefined) return next();
      whole = new Uint8Array(await pack(file));
      kept.set(name, whole);
    }
    return context.body(whole, 200, {
      'content-type': types[kind] ?? '',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
  };
}
