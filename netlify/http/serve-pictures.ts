import { adapters } from '../adapters/adapters.ts';
import { PartBusy } from '../adapters/ports.ts';
import type { DrawnPicture } from './answer.ts';
import type { PlacedDoor } from './door.ts';
import { Refusal } from './refusal.ts';
import { serveEach } from './serve-each.ts';

/** What stands on a picture is in its address: the CDN keeps each for a day, whatever else is asked behind it. */
const kept = {
  'cache-control': 'public, max-age=86400',
  'netlify-cdn-cache-control': 'public, durable, max-age=86400, stale-while-revalidate=86400',
  'netlify-vary': 'query=v',
  'x-content-type-options': 'nosniff',
};

/** Drawing takes a tenth of a second of a processor: of many at once some are told to come again. */
const turns = { atOnce: 2, waiting: 20 } as const;
let drawing = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting.length >= turns.waiting) throw new PartBusy('too many pictures at once');
  if (drawing >= turns.atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
  drawing += 1;
  try {
    return await draw();
  } finally {
    drawing -= 1;
    waiting.shift()?.();
  }
}

/** A door that draws pictures for everybody, by route. An address with another version leads to the present one. */
export function servePictures(pictures: Record<string, DrawnPicture>): PlacedDoor {
  return serveEach(
    Object.entries(pictures).map(([path, find]) => ({ path, find })),
    async ({ find }, asked) => {
      const found = await find(await adapters(), asked.param());
      if (found === undefined) throw new Refusal('not_found');
      const { version, draw } = found;
      if (asked.query('v') !== version)
        return new Response(null, {
          status: 302,
          headers: { location: `${asked.path}?v=${version}`, 'cache-control': 'no-store' },
        });
      const headers = { ...kept, etag: `"${version}"` };
      if (asked.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
      return new Response((await inTurn(draw)) as BodyInit, { headers: { ...headers, 'content-type': 'image/jpeg' } });
    },
  );
}
