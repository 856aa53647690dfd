import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildDirectory } from '../../../netlify/local/build.ts';

/** What stands before the site: another deploy of it, a dead or slow network, a service worker in the place of another. */
export interface Front {
  address: string;
  /** `off`: every connection breaks. A number: pages and calls wait for so many milliseconds. */
  network: 'on' | 'off' | number;
  /** The second build has the same scripts under other names, and those of the first are gone. */
  build: 1 | 2;
  /** In the place of the built one. */
  worker: string | undefined;
  /** What was asked for, by path. */
  asked: string[];
  close: () => Promise<void>;
}

const isText = (type: string | undefined): boolean => /html|javascript|css|json/.test(type ?? '');
const isScript = /\.(js|css)$/;

/** The names of scripts and styles in the second build: `index-abc.js` is `second-index-abc.js`. */
async function renamedBy(): Promise<(text: string) => string> {
  const names = (await readdir(join(buildDirectory, 'assets'))).filter((name) => isScript.test(name));
  const known = new Set(names);
  return (text) => text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => (known.has(name) ? `second-${name}` : name));
}

/** Opens a server before the site at that address. Its own address is another origin. */
export async function openFront(site: string): Promise<Front> {
  const rename = await renamedBy();
  const target = new URL(site);
  const front: Front = {
    address: '',
    network: 'on',
    build: 1,
    worker: undefined,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const forward = (asked: IncomingMessage, answer: ServerResponse, path: string): void => {
    const headers = { ...asked.headers, host: target.host, 'accept-encoding': 'identity' };
    const passed = request(new URL(path, target), { method: asked.method, headers }, (got) => {
      if (front.build === 1 || !isText(got.headers['content-type']) || path.startsWith('/api/')) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { 'content-length': _, etag: __, ...rest } = got.headers;
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        answer.writeHead(got.statusCode ?? 502, rest);
        answer.end(rename(Buffer.concat(parts).toString()));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    front.asked.push(path);
    if (front.network === 'off') answer.destroy();
    else if (path === '/worker.js' && front.worker !== undefined)
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(front.worker);
    else if (front.build === 2 && path.startsWith('/assets/') && isScript.test(path) && !path.includes('/second-'))
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    else {
      const isHeld = asked.headers['sec-fetch-mode'] === 'navigate' || path.startsWith('/api/');
      const wait = isHeld && typeof front.network === 'number' ? front.network : 0;
      setTimeout(() => forward(asked, answer, path.replace('/assets/second-', '/assets/')), wait);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  front.address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}
