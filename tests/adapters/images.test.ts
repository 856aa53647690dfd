import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blobsImageStore, embeddedImageRoutes, startBlobsServer } from '../../netlify/adapters/images/blobs.ts';
import { supabaseImageStore } from '../../netlify/adapters/images/supabase.ts';
import { type ImageStore, PartUnavailable, type PreparedUpload } from '../../netlify/adapters/ports.ts';
import { keysOf } from '../../netlify/features/image/rules.ts';
import { copyKey } from '../../netlify/ground/pictures.ts';
import { storeCopies } from '../../netlify/images/copies.ts';
import { aPhotograph } from '../support/pictures.ts';
import { openSupabaseStorage } from '../support/supabase-storage.ts';

interface Opened {
  store: ImageStore;
  /** The origin for addresses that have none. */
  origin: string;
  close: () => Promise<void>;
}

async function openBlobs(): Promise<Opened> {
  const blobs = await startBlobsServer();
  const store = blobsImageStore({ server: blobs, secret: new Uint8Array(32), clock: { now: () => new Date() } });
  const listener = getRequestListener(embeddedImageRoutes(store).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    store,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await blobs.stop();
    },
  };
}

async function openSupabase(): Promise<Opened> {
  const { url, serviceRoleKey, stop } = await openSupabaseStorage();
  return { store: supabaseImageStore(url, serviceRoleKey), origin: url, close: stop };
}

const bytes = new TextEncoder().encode('the bytes of a picture');
const aKey = (purpose = 'property'): string => `${purpose}/${crypto.randomUUID()}.webp`;

/** The true status of a refusal may stand in the body only. */
const statusOf = async (response: Response): Promise<number> => {
  const { statusCode } = (await response.json()) as { statusCode?: string };
  return Number(statusCode ?? response.status);
};

describe.each([
  { name: "Netlify Blobs' local server", open: openBlobs },
  { name: 'Supabase Storage', open: openSupabase },
])('the image store on $name', ({ open }) => {
  let opened: Opened;
  const used: string[] = [];

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened.store.remove(used);
    await opened.close();
  });

  const placeFor = (key: string): Promise<PreparedUpload> => {
    used.push(key);
    return opened.store.prepareUpload(key, 'image/webp');
  };
  const put = (place: PreparedUpload, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(new URL(place.uploadUrl, opened.origin), { method: 'PUT', body, headers: { ...place.headers, ...headers } });
  const shown = (key: string) => fetch(new URL(opened.store.urlOf(key), opened.origin));
  it('keeps what is put at the prepared place and shows it at its address', async () => {
    const key = aKey();
    const uploaded = await put(await placeFor(key), bytes);
    expect(uploaded.status).toBe(200);
    expect(await opened.store.read(key)).toEqual(bytes);
    const answer = await shown(key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('shows what lies in a folder for uploads by a signed address alone', async () => {
    const key = aKey('property-upload');
    expect((await put(await placeFor(key), bytes)).status).toBe(200);
    expect(await opened.store.read(key)).toEqual(bytes);
    expect((await shown(key)).ok).toBe(false);
    const address = new URL(await opened.store.signedUrl(key, 60), opened.origin);
    const answer = await fetch(address);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect((await fetch(address.href.replace(/.{20}$/, 'A'.repeat(20)))).ok).toBe(false);
  });

  it('lets every cache keep a picture for a year', async () => {
    const key = aKey();
    await put(await placeFor(key), bytes);
    expect((await shown(key)).headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('takes one picture per place and leaves the first one where it is', async () => {
    const key = aKey();
    const place = await placeFor(key);
    await put(place, bytes);
    const again = await put(place, new TextEncoder().encode('another picture'));
    expect(await statusOf(again)).toBe(409);
    expect(await opened.store.read(key)).toEqual(bytes);
  });

  it.each([
    { purpose: 'property', megabytes: 10 },
    { purpose: 'profile', megabytes: 5 },
  ])(
    'refuses more than $megabytes MB for the purpose $purpose, and the place stays good',
    async ({ purpose, megabytes }) => {
      const key = aKey(purpose);
      const place = await placeFor(key);
      const tooLarge = await put(place, new Uint8Array(megabytes * 1024 * 1024 + 1));
      expect(await statusOf(tooLarge)).toBe(413);
      expect(await opened.store.read(key)).toBeUndefined();
      expect((await put(place, new Uint8Array(megabytes * 1024 * 1024))).status).toBe(200);
    },
  );

  it('refuses a kind of file that is no image, and the place stays good', async () => {
    const key = aKey();
    const place = await placeFor(key);
    expect(await statusOf(await put(place, bytes, { 'content-type': 'text/html' }))).toBe(415);
    expect(await opened.store.read(key)).toBeUndefined();
    expect((await put(place, bytes)).status).toBe(200);
  });

  it('refuses a place that was never prepared', async () => {
    const place = await placeFor(aKey());
    const forged = { ...place, uploadUrl: place.uploadUrl.replace(/.{20}$/, 'A'.repeat(20)) };
    expect(await statusOf(await put(forged, bytes))).toBe(400);
  });

  it('replaces what the server itself writes', async () => {
    const key = aKey();
    used.push(key);
    await opened.store.write(key, bytes, 'image/webp');
    const second = new TextEncoder().encode('the second');
    await opened.store.write(key, second, 'image/webp');
    expect(await opened.store.read(key)).toEqual(second);
    expect((await shown(key)).headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('removes files, and does not mind that one is missing', async () => {
    const [kept, first, second] = [aKey(), aKey(), aKey('profile')];
    for (const key of [kept, first, second]) await put(await placeFor(key), bytes);
    await opened.store.remove([first, second, aKey()]);
    expect(await opened.store.read(first)).toBeUndefined();
    expect(await opened.store.read(second)).toBeUndefined();
    expect(await opened.store.read(kept)).toEqual(bytes);
    expect((await shown(first)).ok).toBe(false);
  });

  it('keeps the copies of a picture beside it, for as long and as openly, and loses them with it', async () => {
    const key = aKey();
    used.push(...keysOf(key));
    const picture = await aPhotograph(900, 600).webp().toBuffer();
    await opened.store.write(key, picture, 'image/webp');
    const copies = await storeCopies(opened.store, key, picture);
    expect(copies).toEqual({ copyWidths: [400, 800], isAnimated: false });
    for (const width of [400, 800]) {
      const answer = await shown(copyKey(key, width));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000/);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
    }
    await opened.store.remove(keysOf(key));
    const left = await Promise.all(keysOf(key).map((one) => opened.store.read(one)));
    expect(left).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('reads nothing where nothing lies', async () => {
    expect(await opened.store.read(aKey())).toBeUndefined();
  });
});

describe('the embedded image store', () => {
  it('answers 304 to a browser that has the picture, and keeps its type from being guessed', async () => {
    const { store, origin, close } = await openBlobs();
    const key = aKey();
    await store.write(key, bytes, 'image/webp');
    const address = new URL(store.urlOf(key), origin);
    const first = await fetch(address);
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(again.status).toBe(304);
    expect((await fetch(new URL('/images/property/..%2f..%2fsecret', origin))).status).toBe(404);
    await close();
  });

  it('takes one of two uploads that arrive at the same moment', async () => {
    const { store, origin, close } = await openBlobs();
    const { uploadUrl, headers } = await store.prepareUpload(aKey(), 'image/webp');
    const put = () => fetch(new URL(uploadUrl, origin), { method: 'PUT', headers, body: bytes });
    const statuses = (await Promise.all([put(), put()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    await close();
  });

  it('forgets a prepared place after two hours', async () => {
    const server = await startBlobsServer();
    let now = new Date('2026-01-01T12:00:00Z');
    const store = blobsImageStore({ server, secret: new Uint8Array(32), clock: { now: () => now } });
    const { uploadUrl } = await store.prepareUpload(aKey(), 'image/webp');
    const put = () =>
      embeddedImageRoutes(store).request(uploadUrl, {
        method: 'PUT',
        headers: { 'content-type': 'image/webp' },
        body: bytes,
      });
    now = new Date('2026-01-01T14:00:01Z');
    expect((await put()).status).toBe(400);
    now = new Date('2026-01-01T13:59:59Z');
    expect((await put()).status).toBe(200);
    await server.stop();
  });
});

describe('the image store in production', () => {
  it('is reported as a part that is down when nothing answers', async () => {
    const store = supabaseImageStore('http://localhost:9', 'a key that nobody reads');
    await expect(store.read(aKey())).rejects.toThrow(PartUnavailable);
    await expect(store.prepareUpload(aKey(), 'image/webp')).rejects.toThrow(PartUnavailable);
    await expect(store.remove([aKey()])).rejects.toThrow(PartUnavailable);
  });
});
