import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { netlifyCdn } from '../../netlify/adapters/cdn/netlify.ts';
import { PartUnavailable } from '../../netlify/adapters/ports.ts';

/** Netlify's interface for purging, as far as it is asked. */
async function startInterface(status: number | undefined) {
  const asked: { path: string | undefined; token: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, token: request.headers.authorization, body: JSON.parse(text) });
      if (status !== undefined) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, cdn: netlifyCdn({ token: 'purge-token', siteId: 'site-id', apiUrl, milliseconds: 300 }) };
}

it('names the tags and the site to Netlify', async () => {
  const { asked, cdn } = await startInterface(202);
  expect(await cdn.forget(['one', 'two'])).toBe(true);
  expect(asked).toEqual([
    {
      path: '/api/v1/purge',
      token: 'Bearer purge-token',
      body: { cache_tags: ['one', 'two'], site_id: 'site-id' },
    },
  ]);
});

it('has not taken them where Netlify has had the same tag twice just now', async () => {
  const { cdn } = await startInterface(429);
  expect(await cdn.forget(['one'])).toBe(false);
});

it.each([500, undefined])('is unavailable where Netlify answers %s', async (status) => {
  const { cdn } = await startInterface(status);
  await expect(cdn.forget(['one'])).rejects.toThrow(PartUnavailable);
});
