import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import {
  imageBytesMaximum,
  imageContentTypes,
  imagePurposes,
  uploadFolderOf,
} from '../../src/contract/account/image.ts';

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  cacheControl: string;
}

export interface SupabaseStorage {
  url: string;
  serviceRoleKey: string;
  stop: () => Promise<void>;
}

const refusals = {
  400: ['InvalidSignature', 'Invalid signature'],
  403: ['Unauthorized', 'signature verification failed'],
  404: ['not_found', 'Object not found'],
  409: ['Duplicate', 'The resource already exists'],
  413: ['Payload too large', 'The object exceeded the maximum allowed size'],
  415: ['invalid_mime_type', 'mime type is not supported'],
} as const;

/** A missing file answers with the transport status 400; its true status stands in the body only. */
function refused(context: Context, status: keyof typeof refusals): Response {
  const [error, message] = refusals[status];
  return context.json({ statusCode: String(status), error, message }, status === 404 ? 400 : status);
}

const keyOf = (context: Context): string => `${context.req.param('bucket')}/${context.req.param('path')}`;

/** Answers as Supabase Storage answers where the migrations have made the buckets; keeps everything in memory. */
function storageRoutes(serviceRoleKey: string): Hono {
  const files = new Map<string, StoredFile>();
  const secret = randomBytes(32);
  const app = new Hono().basePath('/storage/v1/object');
  const isServer = (context: Context): boolean => context.req.header('authorization') === `Bearer ${serviceRoleKey}`;

  async function store(context: Context, key: string): Promise<Response> {
    const purpose = imagePurposes.find((one) => key.startsWith(`${one}/`) || key.startsWith(`${uploadFolderOf(one)}/`));
    if (purpose === undefined) return refused(context, 404);
    const contentType = context.req.header('content-type') ?? '';
    if (!imageContentTypes.some((known) => known === contentType)) return refused(context, 415);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    if (bytes.byteLength > imageBytesMaximum[purpose]) return refused(context, 413);
    files.set(key, { bytes, contentType, cacheControl: context.req.header('cache-control') ?? 'max-age=3600' });
    return context.json({ Key: key });
  }

  function file(context: Context): Response {
    const found = files.get(keyOf(context));
    if (found === undefined) return refused(context, 404);
    return context.body(found.bytes, 200, { 'content-type': found.contentType, 'cache-control': found.cacheControl });
  }

  app.post('/upload/sign/:bucket/:path', async (context) => {
    if (!isServer(context)) return refused(context, 403);
    const key = keyOf(context);
    if (files.has(key)) return refused(context, 409);
    const token = await new SignJWT({ url: key, upsert: false })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('2h')
      .sign(secret);
    return context.json({ url: `/object/upload/sign/${key}?token=${token}` });
  });
  app.put('/upload/sign/:bucket/:path', async (context) => {
    const key = keyOf(context);
    const signed = await jwtVerify(context.req.query('token') ?? '', secret).catch(() => undefined);
    if (signed?.payload['url'] !== key) return refused(context, 400);
    return files.has(key) ? refused(context, 409) : store(context, key);
  });
  // Signing for reading looks whether the file is there.
  app.post('/sign/:bucket/:path', async (context) => {
    if (!isServer(context)) return refused(context, 403);
    const key = keyOf(context);
    if (!files.has(key)) return refused(context, 404);
    const { expiresIn } = await context.req.json<{ expiresIn: number }>();
    const token = await new SignJWT({ url: key, reads: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(`${expiresIn}s`)
      .sign(secret);
    return context.json({ signedURL: `/object/sign/${key}?token=${token}` });
  });
  app.get('/sign/:bucket/:path', async (context) => {
    const signed = await jwtVerify(context.req.query('token') ?? '', secret).catch(() => undefined);
    const isGood = signed?.payload['url'] === keyOf(context) && signed.payload['reads'] === true;
    return isGood ? file(context) : refused(context, 400);
  });
  app.get('/public/:bucket/:path', (context) =>
    context.req.param('bucket').endsWith('-upload') ? refused(context, 404) : file(context),
  );
  app.get('/:bucket/:path', (context) => (isServer(context) ? file(context) : refused(context, 403)));
  app.post('/:bucket/:path', (context) => {
    if (!isServer(context)) return refused(context, 403);
    const isTaken = files.has(keyOf(context)) && context.req.header('x-upsert') !== 'true';
    return isTaken ? refused(context, 409) : store(context, keyOf(context));
  });
  app.delete('/:bucket', async (context) => {
    const { prefixes } = await context.req.json<{ prefixes: string[] }>();
    const removed = prefixes.filter(
      (path) => isServer(context) && files.delete(`${context.req.param('bucket')}/${path}`),
    );
    return context.json(removed.map((name) => ({ name })));
  });
  return app;
}

/** An address that speaks as Supabase Storage does: the given real one, or a stand-in on a free port. */
export async function openSupabaseStorage(): Promise<SupabaseStorage> {
  const given = { url: process.env['SUPABASE_TEST_URL'], serviceRoleKey: process.env['SUPABASE_TEST_KEY'] };
  if (given.url !== undefined && given.serviceRoleKey !== undefined) {
    return { url: given.url, serviceRoleKey: given.serviceRoleKey, stop: () => Promise.resolve() };
  }
  const serviceRoleKey = 'service-role-key-of-the-tests';
  const listener = getRequestListener(storageRoutes(serviceRoleKey).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serviceRoleKey,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
