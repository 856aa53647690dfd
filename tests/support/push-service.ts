import { createDecipheriv, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPair } from '../../netlify/adapters/push/encrypted.ts';

/** A browser with its push service, as RFC 8030, 8188 and 8291 describe them. */
export interface PushBrowser {
  endpoint: string;
  publicKey: string;
  auth: string;
}

export interface PushService {
  /** What it has received, read as the browser would. */
  shown: { title: string; text: string; path: string }[];
  headers: Record<string, string | string[] | undefined>[];
  /** What it answers. `silent`: nothing. */
  status: number | 'silent';
  aBrowser: () => PushBrowser;
  close: () => Promise<void>;
}

const derive = (key: Uint8Array, using: Uint8Array, info: Buffer, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, using, info, size));

/** The inverse of netlify/adapters/push/encrypted.ts, written from the RFCs. */
export function decrypted(message: Buffer, own: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const length = message.readUInt8(20);
  const theirs = message.subarray(21, 21 + length);
  const body = message.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const key = derive(own.computeSecret(theirs), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { own: ECDH; auth: Buffer }>();
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      if (service.status === 'silent') return;
      const browser = browsers.get(asked.url ?? '');
      service.headers.push(asked.headers);
      if (browser !== undefined && service.status === 201)
        service.shown.push(JSON.parse(decrypted(Buffer.concat(parts), browser.own, browser.auth)) as never);
      answer.writeHead(browser === undefined ? 404 : service.status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    shown: [],
    headers: [],
    status: 201,
    aBrowser: () => {
      const [own, auth, path] = [newPair(), randomBytes(16), `/push/${randomBytes(8).toString('hex')}`];
      browsers.set(path, { own, auth });
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        publicKey: own.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
