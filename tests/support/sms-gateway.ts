import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  headers: Record<string, unknown>;
  body: { to: string; text: string; id: string };
}

/** How the gateway behaves: a status that it answers, or silence. */
type Manner = number | 'silent';

/** A gateway for text messages in this process: what it takes it keeps. */
export async function startSmsGateway() {
  const asked: Asked[] = [];
  let manner: Manner = 202;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked['body'],
      });
      if (manner === 'silent') return;
      response.writeHead(manner, manner === 302 ? { location: '/elsewhere' } : {}).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    behave: (next: Manner): void => {
      manner = next;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
