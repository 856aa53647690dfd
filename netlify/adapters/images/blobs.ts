import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import * as z from 'zod/mini';
import { type Clock, PartUnavailable } from '../ports.ts';
import { type ImageObjects, ServedImageStore } from './served.ts';

export interface BlobsServerHandle {
  address: string;
  token: string;
  stop: () => Promise<void>;
}

/** Starts Netlify Blobs' own local server on a free port. Without a directory it uses a temporary one and deletes it. */
export async function startBlobsServer(directory?: string): Promise<BlobsServerHandle> {
  const kept = directory ?? (await mkdtemp(join(tmpdir(), 'marketplace-images-')));
  const token = randomBytes(24).toString('base64url');
  const server = new BlobsServer({ directory: kept, token });
  const { port } = await server.start();
  return {
    address: `http://localhost:${port}`,
    token,
    stop: async () => {
      await server.stop();
      if (directory === undefined) await rm(kept, { recursive: true, force: true });
    },
  };
}

const metadata = z.object({ contentType: z.string(), etag: z.string() });

function blobsObjects({ address, token }: Pick<BlobsServerHandle, 'address' | 'token'>): ImageObjects {
  const store = getStore({ name: 'images', siteID: 'local', token, edgeURL: address });
  /** Uploads in progress. The Blobs server checks before it writes, so two uploads to one key could both pass. */
  const arriving = new Set<string>();

  const put: ImageObjects['put'] = async (key, bytes, contentType) => {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    await available(store.set(key, bytes.slice().buffer, { metadata: { contentType, etag } }));
  };
  return {
    put,
    add: async (key, body, { contentType, maximum }) => {
      const bytes = await readAtMost(body, maximum);
      if (bytes === undefined) return 'too_large';
      if (arriving.has(key)) return 'taken';
      arriving.add(key);
      try {
        if ((await available(store.getMetadata(key))) !== null) return 'taken';
        await put(key, bytes, contentType);
        return 'stored';
      } finally {
        arriving.delete(key);
      }
    },
    open: async (key) => {
      const found = await available(store.getMetadata(key));
      if (found === null) return undefined;
      const body = async () => new Uint8Array((await available(store.get(key, { type: 'arrayBuffer' }))) ?? []);
      return { ...metadata.parse(found.metadata), body };
    },
    read: async (key) => {
      const found = await available(store.get(key, { type: 'arrayBuffer' }));
      return found === null ? undefined : new Uint8Array(found);
    },
    remove: (key) => available(store.delete(key)),
  };
}

interface BlobsImageStoreParts {
  server: Pick<BlobsServerHandle, 'address' | 'token'>;
  /** HMAC key of the links. */
  secret: Uint8Array;
  clock: Clock;
}

/** The store on Netlify Blobs' local server. */
export const blobsImageStore = ({ server, secret, clock }: BlobsImageStoreParts): ServedImageStore =>
  new ServedImageStore({ objects: blobsObjects(server), secret, clock });

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new PartUnavailable('the image store does not answer', { cause });
  }
}

async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of body ?? []) {
    total += chunk.byteLength;
    if (total > maximum) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
