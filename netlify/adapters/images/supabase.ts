import type { SupabaseClient } from '@supabase/supabase-js';
import { type ImageStore, PartUnavailable } from '../ports.ts';

type Bucket = ReturnType<SupabaseClient['storage']['from']>;

const immutable = 'max-age=31536000, immutable';
/** The store refuses more paths than this in one call. */
const removedAtOnce = 1000;

/** `property/2f0c….webp` lies in the bucket `property`. Each purpose has a bucket, because size limits belong to buckets. */
function placeOf(key: string): { bucket: string; path: string } {
  const slash = key.indexOf('/');
  return { bucket: key.slice(0, slash), path: key.slice(slash + 1) };
}

const unavailable = (cause: unknown): PartUnavailable =>
  new PartUnavailable('the image store does not answer as it should', { cause });

/** The client returns most failures, but throws when a body breaks off. */
const answered = <T>(call: Promise<T>): Promise<T> =>
  call.catch((cause: unknown) => {
    throw unavailable(cause);
  });

/** The time limit of one call and its body. A function itself ends after 30 or 60 seconds. */
const usualMilliseconds = 10_000;

/** Aborts a call that takes too long. */
const limitedTo =
  (milliseconds: number): typeof fetch =>
  (input, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };

/** Supabase Storage. The client is imported by the first call that needs it; most calls do not. */
export function supabaseImageStore(url: string, serviceRoleKey: string, milliseconds = usualMilliseconds): ImageStore {
  const origin = url.replace(/\/$/, '');
  let loading: Promise<SupabaseClient> | undefined;
  const client = (): Promise<SupabaseClient> => {
    loading ??= import('@supabase/supabase-js').then(({ createClient }) =>
      createClient(origin, serviceRoleKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: limitedTo(milliseconds) },
      }),
    );
    return loading;
  };
  const bucket = async (name: string): Promise<Bucket> => (await client()).storage.from(name);

  return {
    async prepareUpload(key, contentType) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await answered((await bucket(name)).createSignedUploadUrl(path));
      if (error !== null) throw unavailable(error);
      return { uploadUrl: data.signedUrl, headers: { 'content-type': contentType, 'cache-control': immutable } };
    },
    async read(key) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await answered((await bucket(name)).download(path));
      // For a missing file the HTTP status is 400; only the body says 404.
      if (error !== null && 'statusCode' in error && error.statusCode === '404') return undefined;
      if (error !== null) throw unavailable(error);
      return new Uint8Array(await answered(data.arrayBuffer()));
    },
    async write(key, bytes, contentType) {
      const { bucket: name, path } = placeOf(key);
      const { error } = await answered(
        (await bucket(name)).upload(path, bytes.slice().buffer, {
          contentType,
          cacheControl: immutable.slice('max-age='.length),
          upsert: true,
        }),
      );
      if (error !== null) throw unavailable(error);
    },
    async remove(keys) {
      const byBucket = Map.groupBy(keys.map(placeOf), (place) => place.bucket);
      for (const [name, places] of byBucket) {
        for (let start = 0; start < places.length; start += removedAtOnce) {
          const paths = places.slice(start, start + removedAtOnce).map(({ path }) => path);
          const { error } = await answered((await bucket(name)).remove(paths));
          if (error !== null) throw unavailable(error);
        }
      }
    },
    urlOf: (key) => `${origin}/storage/v1/object/public/${key}`,
    async signedUrl(key, seconds) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await answered((await bucket(name)).createSignedUrl(path, seconds));
      if (error !== null) throw unavailable(error);
      return data.signedUrl;
    },
  };
}
