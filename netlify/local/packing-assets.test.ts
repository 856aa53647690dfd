import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { packAssets } from './packing.ts';

const directory = await mkdtemp(join(tmpdir(), 'packing-'));
await mkdir(join(directory, 'assets'));
afterEach(() => rm(join(directory, 'assets'), { recursive: true, force: true }));

it('compresses a script once, and leaves to others what is no script, is not there or is not taken compressed', async () => {
  await writeFile(join(directory, 'assets', 'screen-1.js'), 'export {};');
  await writeFile(join(directory, 'assets', 'word-1.woff2'), 'x');
  const app = new Hono();
  app.get('*', packAssets(directory));
  app.get('*', (context) => context.text('by others'));
  const ask = (path: string, encodings = 'gzip, br') =>
    app.request(path, { headers: { 'accept-encoding': encodings } });

  const first = await ask('/assets/screen-1.js');
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(gunzipSync(await first.arrayBuffer()).toString()).toBe('export {};');
  for (const path of ['/assets/word-1.woff2', '/assets/none-1.js', '/assets/..%2Fsecret.js', '/screen-1.js'])
    expect(await (await ask(path)).text(), path).toBe('by others');
  expect(await (await ask('/assets/screen-1.js', 'br')).text()).toBe('by others');

  await rm(join(directory, 'assets', 'screen-1.js'));
  expect(gunzipSync(await (await ask('/assets/screen-1.js')).arrayBuffer()).toString()).toBe('export {};');
});
