import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { Hono } from 'hono';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { imageBytesMaximum, imageContentTypes, imagePurposes } from '../../../src/contract/image.ts';
import { type Clock, type ImageStore, PartUnavailable, type PreparedUpload } from '../ports.ts';

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

interface BlobsImageStoreParts {
  server: Pick<BlobsServerHandle, 'address' | 'token'>;
  /** HMAC key of the upload tokens. */
  secret: Uint8Array;
  clock: Clock;
}

interface OpenedImage {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
}

type UploadOutcome = 'stored' | 'taken' | 'link_invalid' | 'unsupported_type' | 'too_large';

const issuer = 'marketplace-images';
const readingIssuer = 'marketplace-images-reading';
const uploadHours = 2;
/** The form of a key. It also keeps every path inside the store's directory. */
const name = String.raw`[a-z0-9][a-z0-9-]*\.[a-z0-9]+$`;
const keyPattern = new RegExp(`^(${imagePurposes.join('|')})(-upload)?/${name}`);
const publicKeyPattern = new RegExp(`^(${imagePurposes.join('|')})/${name}`);
const place = z.object({ sub: z.string(), contentType: z.enum(imageContentTypes) });
const metadata = z.object({ contentType: z.string(), etag: z.string() });

/** The store on Netlify Blobs. It adds the upload links and public addresses that the production store has built in. */
export class BlobsImageStore implements ImageStore {
  readonly #store: ReturnType<typeof getStore>;
  readonly #secret: Uint8Array;
  readonly #clock: Clock;
  /** Uploads in progress. The Blobs server checks before it writes, so two uploads to one key could both pass. */
  readonly #arriving = new Set<string>();

  constructor({ server, secret, clock }: BlobsImageStoreParts) {
    this.#store = getStore({
      name: 'images',
      siteID: 'local',
      token: server.token,
      edgeURL: server.address,
    });
    this.#secret = secret;
    this.#clock = clock;
  }

  async prepareUpload(key: string, contentType: string): Promise<PreparedUpload> {
    const token = await new SignJWT({ contentType })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(key)
      .setExpirationTime(new Date(this.#clock.now().getTime() + uploadHours * 3_600_000))
      .sign(this.#secret);
    return { uploadUrl: `/images/upload/${token}`, headers: { 'content-type': contentType } };
  }

  /** Handles an upload link. The body is read up to the size limit of the key's purpose. */
  async receive(token: string, contentType: string, body: ReadableStream<Uint8Array> | null): Promise<UploadOutcome> {
    const prepared = await this.#placeOf(token);
    if (prepared === undefined) return 'link_invalid';
    const { sub: key } = prepared;
    if (contentType !== prepared.contentType) return 'unsupported_type';
    const bytes = await readAtMost(body, bytesMaximumOf(key));
    if (bytes === undefined) return 'too_large';
    if (this.#arriving.has(key)) return 'taken';
    this.#arriving.add(key);
    try {
      if ((await this.#metadataOf(key)) !== undefined) return 'taken';
      await this.write(key, bytes, contentType);
      return 'stored';
    } finally {
      this.#arriving.delete(key);
    }
  }

  /** The object of a public address; undefined if there is none. */
  async open(key: string): Promise<OpenedImage | undefined> {
    return publicKeyPattern.test(key) ? this.#opened(key) : undefined;
  }

  /** The object of a signed address. */
  async openSigned(token: string): Promise<OpenedImage | undefined> {
    const payload = await this.#payloadOf(token, readingIssuer);
    return payload?.sub === undefined ? undefined : this.#opened(payload.sub);
  }

  async #opened(key: string): Promise<OpenedImage | undefined> {
    const found = await available(this.#store.getWithMetadata(key, { type: 'arrayBuffer' }));
    if (found === null) return undefined;
    return { bytes: new Uint8Array(found.data), ...metadata.parse(found.metadata) };
  }

  async etagOf(key: string): Promise<string | undefined> {
    return publicKeyPattern.test(key) ? (await this.#metadataOf(key))?.etag : undefined;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const found = await available(this.#store.get(key, { type: 'arrayBuffer' }));
    return found === null ? undefined : new Uint8Array(found);
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!keyPattern.test(key)) throw new RangeError(`not a key of the image store: ${key}`);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    await available(this.#store.set(key, bytes.slice().buffer, { metadata: { contentType, etag } }));
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await available(this.#store.delete(key));
  }

  urlOf(key: string): string {
    return `/images/${key}`;
  }

  async signedUrl(key: string, seconds: number): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(readingIssuer)
      .setSubject(key)
      .setExpirationTime(new Date(this.#clock.now().getTime() + seconds * 1000))
      .sign(this.#secret);
    return `/images/signed/${token}`;
  }

  async #metadataOf(key: string): Promise<z.output<typeof metadata> | undefined> {
    const found = await available(this.#store.getMetadata(key));
    return found === null ? undefined : metadata.parse(found.metadata);
  }

  async #placeOf(token: string): Promise<z.output<typeof place> | undefined> {
    const payload = await this.#payloadOf(token, issuer);
    return payload === undefined ? undefined : place.parse(payload);
  }

  async #payloadOf(token: string, from: string): Promise<JWTPayload | undefined> {
    try {
      const currentDate = this.#clock.now();
      return (await jwtVerify(token, this.#secret, { issuer: from, algorithms: ['HS256'], currentDate })).payload;
    } catch {
      return undefined;
    }
  }
}

export const blobsImageStore = (parts: BlobsImageStoreParts): BlobsImageStore => new BlobsImageStore(parts);

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new PartUnavailable('the image store does not answer', { cause });
  }
}

const bytesMaximumOf = (key: string): number =>
  imageBytesMaximum[imagePurposes.find((purpose) => key.startsWith(purpose)) ?? 'profile'];

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

const statusOf = { stored: 200, link_invalid: 400, taken: 409, too_large: 413, unsupported_type: 415 } as const;

/** The routes for upload links and public addresses of the embedded store. A live store serves its own. */
export function embeddedImageRoutes(images: ImageStore): Hono {
  const app = new Hono();
  if (!(images instanceof BlobsImageStore)) return app;
  app.put('/images/upload/:token', async (context) => {
    const contentType = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const outcome = await images.receive(context.req.param('token'), contentType, context.req.raw.body);
    return context.json({ code: outcome }, statusOf[outcome]);
  });
  app.get('/images/signed/:token', async (context) => {
    const opened = await images.openSigned(context.req.param('token'));
    if (opened === undefined) return context.notFound();
    const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
    return context.body(opened.bytes, 200, { ...headers, 'content-type': opened.contentType });
  });
  app.get('/images/*', async (context) => {
    const key = context.req.path.slice('/images/'.length);
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    const known = context.req.header('if-none-match');
    if (known !== undefined && (await images.etagOf(key)) === known.replace(/^W\//, '')) {
      return context.body(null, 304, { ...headers, etag: known });
    }
    const opened = await images.open(key);
    if (opened === undefined) return context.notFound();
    return context.body(opened.bytes, 200, { ...headers, 'content-type': opened.contentType, etag: opened.etag });
  });
  return app;
}
