import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, it } from 'vitest';
import { packJson } from './packing.ts';

const long = { items: Array.from({ length: 200 }, (_, place) => ({ place, name: 'Haarschnitt' })) };

const app = new Hono();
app.use(compress());
app.use(packJson);
app.get('/long', (context) => context.json(long, 200, { etag: '"one"', vary: 'Origin' }));
app.get('/short', (context) => context.json({ items: [] }));
app.get('/page', (context) => context.html('<p>'.repeat(1000)));
app.get('/known', () => new Response(null, { status: 304, headers: { 'content-type': 'application/json' } }));

const asked = (path: string, accepted: string, method = 'GET'): Promise<Response> =>
  Promise.resolve(app.request(path, { method, headers: { 'accept-encoding': accepted } }));

describe('an answer in JSON', () => {
  it('is packed for whoever takes that, with a weak mark, and says on what it depends', async () => {
    const answer = await asked('/long', 'br, gzip;q=0.8');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('etag')).toBe('W/"one"');
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('application/json');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(1500);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
  });

  it('is left as it is for others, and where it is short', async () => {
    for (const answer of [await asked('/long', 'identity'), await asked('/long', 'gzip;q=0')]) {
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(await answer.json()).toEqual(long);
    }
    const short = await asked('/short', 'gzip');
    expect(short.headers.has('content-encoding')).toBe(false);
    expect(await short.json()).toEqual({ items: [] });
    expect((await asked('/known', 'gzip')).status).toBe(304);
    expect(await (await asked('/long', 'gzip', 'HEAD')).text()).toBe('');
  });

  it('is no page: those go out as they are made', async () => {
    const page = await asked('/page', 'gzip');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await page.arrayBuffer())).toString()).toBe('<p>'.repeat(1000));
  });
});
