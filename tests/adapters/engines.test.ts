import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { indexNowEngines } from '../../netlify/adapters/engines/index-now.ts';
import { PartUnavailable } from '../../netlify/adapters/ports.ts';

/** A server that answers as `answer` says; returns its address and what was sent to it. */
async function server(answer: (response: ServerResponse) => void): Promise<{ url: string; heard: unknown[] }> {
  const heard: unknown[] = [];
  const listening = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(parts).toString()));
      answer(response);
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/indexnow`, heard };
}

const news = { site: 'https://example.org', keyPath: '/indexnow.txt', addresses: ['/property/1', '/de/property/1'] };

it('sends what IndexNow documents: the host, the key, where it stands, and whole addresses', async () => {
  const { url, heard } = await server((response) => response.writeHead(202).end());
  await indexNowEngines({ key: 'abcdefgh', url }).tell(news);
  expect(heard).toEqual([
    {
      host: 'example.org',
      key: 'abcdefgh',
      keyLocation: 'https://example.org/indexnow.txt',
      urlList: ['https://example.org/property/1', 'https://example.org/de/property/1'],
    },
  ]);
});

it.each([403, 422, 429, 500])('counts an answer %i as a failure, so that the circuit sees it', async (status) => {
  const { url } = await server((response) => response.writeHead(status).end('no'));
  await expect(indexNowEngines({ key: 'abcdefgh', url }).tell(news)).rejects.toBeInstanceOf(PartUnavailable);
});

it('waits no longer than it is told, and follows nobody elsewhere', async () => {
  const { url } = await server(() => undefined);
  const began = performance.now();
  await expect(indexNowEngines({ key: 'abcdefgh', url, milliseconds: 200 }).tell(news)).rejects.toBeInstanceOf(
    PartUnavailable,
  );
  expect(performance.now() - began).toBeLessThan(3000);
  const elsewhere = await server((response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
  await expect(indexNowEngines({ key: 'abcdefgh', url: elsewhere.url }).tell(news)).rejects.toBeInstanceOf(
    PartUnavailable,
  );
});
