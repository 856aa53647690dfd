import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blobsImageStore, startBlobsServer } from '../../netlify/adapters/images/blobs.ts';
import { folderImageStore, hasRoom } from '../../netlify/adapters/images/folder.ts';
import { supabaseImageStore } from '../../netlify/adapters/images/supabase.ts';
import { type ImageStore, PartUnavailable, type PreparedUpload } from '../../netlify/adapters/ports.ts';
import { keysOf } from '../../netlify/features/account/image/rules.ts';
import { copyKey } from '../../netlify/ground/pictures.ts';
import { logTo } from '../../netlify/http/log.ts';
import { storeCopies } from '../../netlify/images/copies.ts';
import { imageRoutes } from '../../netlify/local/image-routes.ts';
import { aPhotograph } from '../support/pictures.ts';
import { openSupabaseStorage } from '../support/supabase-storage.ts';

interface Opened {
  store: ImageStore;
  /** The origin for addresses that have none. */
  origin: string;
  close: () => Promise<void>;
}

/** The store behind the routes of the local server. */
async function served(store: ImageStore, end: () => Promise<void>): Promise<Opened> {
  const listener = getRequestListener(imageRoutes(store).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    store,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await end();
    },
  };
}

logTo(() => undefined);
const secret = new Uint8Array(32);
const clock = { now: () => new Date() };

async function openBlobs(): Promise<Opened> {
  const blobs = await startBlobsServer();
  return served(blobsImageStore({ server: blobs, secret, clock }), blobs.stop);
}

const aFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'marketplace-folder-'));

async function openFolder(): Promise<Opened> {
  const directory = await aFolder();
  const end = () => rm(directory, { recursive: true });
  return served(await folderImageStore({ directory, secret, clock }), end);
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
  { name: 'a folder', open: openFolder },
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

describe.each([
  { name: "Netlify Blobs' local server", open: openBlobs },
  { name: 'a folder', open: openFolder },
])('the image store that the local server serves from $name', ({ open }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('answers 304 to a browser that has the picture, and keeps its type from being guessed', async () => {
    const { store, origin } = opened;
    const key = aKey();
    await store.write(key, bytes, 'image/webp');
    const address = new URL(store.urlOf(key), origin);
    const first = await fetch(address);
    await first.arrayBuffer();
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
    expect(again.status).toBe(304);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    '/images/property/..%2f..%2fsecret',
    '/images/property%2f..%2f..%2fsecret',
    '/images/arriving/a.webp',
    '/images/',
  ])('shows nothing at %s', async (path) => {
    expect((await fetch(new URL(path, opened.origin))).status).toBe(404);
  });

  it('takes one of two uploads that arrive at the same moment', async () => {
    const { store, origin } = opened;
    const { uploadUrl, headers } = await store.prepareUpload(aKey(), 'image/webp');
    const put = () => fetch(new URL(uploadUrl, origin), { method: 'PUT', headers, body: bytes });
    const statuses = (await Promise.all([put(), put()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('takes no link to look at a picture as a link to upload one, nor the other way round', async () => {
    const { store, origin } = opened;
    const key = aKey('property-upload');
    const looking = (await store.signedUrl(key, 60)).split('/').at(-1) ?? '';
    const { uploadUrl, headers } = await store.prepareUpload(key, 'image/webp');
    const put = await fetch(new URL(`/images/upload/${looking}`, origin), { method: 'PUT', headers, body: bytes });
    expect(put.status).toBe(400);
    expect((await fetch(new URL(`/images/signed/${uploadUrl.split('/').at(-1)}`, origin))).status).toBe(404);
  });

  it.each(['property/../secret.webp', '/property/a.webp', 'property/a', 'secret/a.webp', '../property/a.webp'])(
    'writes nothing under the key %s, and no link leads there',
    async (key) => {
      const { store, origin } = opened;
      await expect(store.write(key, bytes, 'image/webp')).rejects.toThrow(RangeError);
      const { uploadUrl, headers } = await store.prepareUpload(key, 'image/webp');
      const put = await fetch(new URL(uploadUrl, origin), { method: 'PUT', headers, body: bytes });
      expect(put.status).toBe(400);
      expect((await fetch(new URL(await store.signedUrl(key, 60), origin))).status).toBe(404);
    },
  );
});

const put = (store: ImageStore, uploadUrl: string) =>
  imageRoutes(store).request(uploadUrl, { method: 'PUT', headers: { 'content-type': 'image/webp' }, body: bytes });

describe('the links of a store that the local server serves', () => {
  it('end after two hours', async () => {
    const directory = await aFolder();
    let now = new Date('2026-01-01T12:00:00Z');
    const store = await folderImageStore({ directory, secret, clock: { now: () => now } });
    const { uploadUrl } = await store.prepareUpload(aKey(), 'image/webp');
    now = new Date('2026-01-01T14:00:01Z');
    expect((await put(store, uploadUrl)).status).toBe(400);
    now = new Date('2026-01-01T13:59:59Z');
    expect((await put(store, uploadUrl)).status).toBe(200);
    await rm(directory, { recursive: true });
  });

  it('hold over a change of the secret while the former one is listed', async () => {
    const directory = await aFolder();
    const former = await folderImageStore({ directory, secret, clock });
    const { uploadUrl } = await former.prepareUpload(aKey(), 'image/webp');
    const next = new Uint8Array(32).fill(7);
    expect((await put(await folderImageStore({ directory, secret: next, clock }), uploadUrl)).status).toBe(400);
    const store = await folderImageStore({ directory, secret: next, formerSecrets: [secret], clock });
    expect((await put(store, uploadUrl)).status).toBe(200);
    await rm(directory, { recursive: true });
  });
});

describe('the image store in a folder', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await aFolder();
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const store = (leastFreeBytes = 0) => folderImageStore({ directory, secret, clock, leastFreeBytes });

  it('is one for several processes: of two uploads to one place one stays', async () => {
    const [one, other] = [await store(), await store()];
    const key = aKey();
    const { uploadUrl } = await one.prepareUpload(key, 'image/webp');
    const token = uploadUrl.split('/').at(-1) ?? '';
    const outcomes = await Promise.all([
      one.receive(token, 'image/webp', new Blob(['one']).stream()),
      other.receive(token, 'image/webp', new Blob(['other']).stream()),
    ]);
    expect(outcomes.toSorted()).toEqual(['stored', 'taken']);
    expect(await readdir(join(directory, 'arriving'))).toEqual([]);
    expect(new TextDecoder().decode(await other.read(key))).toBe(outcomes[0] === 'stored' ? 'one' : 'other');
  });

  it('leaves nothing of an upload that breaks off or is too large', async () => {
    const opened = await store();
    const { uploadUrl } = await opened.prepareUpload(aKey(), 'image/webp');
    const token = uploadUrl.split('/').at(-1) ?? '';
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => controller.error(new Error('the line is gone')),
    });
    await expect(opened.receive(token, 'image/webp', broken)).rejects.toThrow('the line is gone');
    const large = new Blob([new Uint8Array(11 * 1024 * 1024)]).stream();
    expect(await opened.receive(token, 'image/webp', large)).toBe('too_large');
    expect(await readdir(join(directory, 'arriving'))).toEqual([]);
    expect(await readdir(join(directory, 'property'))).toEqual([]);
  });

  it('clears away what was broken off long ago when it is opened, and nothing younger', async () => {
    await store();
    for (const [name, hoursAgo] of [
      ['old', 25],
      ['young', 23],
    ] as const) {
      const path = join(directory, 'arriving', name);
      await writeFile(path, 'half');
      await utimes(path, new Date(), new Date(Date.now() - hoursAgo * 3_600_000));
    }
    await store();
    expect(await readdir(join(directory, 'arriving'))).toEqual(['young']);
  });

  it('takes nothing while the disk is nearly full, and shows what it has', async () => {
    const key = aKey();
    await (await store()).write(key, bytes, 'image/webp');
    const full = await store(Number.MAX_SAFE_INTEGER);
    await expect(full.write(aKey(), bytes, 'image/webp')).rejects.toBeInstanceOf(PartUnavailable);
    const { uploadUrl, headers } = await full.prepareUpload(aKey(), 'image/webp');
    const refused = await imageRoutes(full).request(uploadUrl, { method: 'PUT', headers, body: bytes });
    expect(refused.status).toBe(503);
    expect(await full.read(key)).toEqual(bytes);
    expect([await hasRoom(directory, Number.MAX_SAFE_INTEGER), await hasRoom(directory, 0)]).toEqual([false, true]);
  });

  it('is a part that is down where the folder cannot be used', async () => {
    const opened = await store();
    await rm(directory, { recursive: true });
    await expect(opened.write(aKey(), bytes, 'image/webp')).rejects.toBeInstanceOf(PartUnavailable);
    await writeFile(directory, 'a file');
    await expect(store()).rejects.toBeInstanceOf(PartUnavailable);
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
