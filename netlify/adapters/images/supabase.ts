import type { SupabaseClient } from '@supabase/supabase-js';
import { type ImageStore, PartUnavailable } from '../ports.ts';

type Bucket = ReturnType<SupabaseClient['storage']['from']>;
type StorageFailure = NonNullable<Awaited<ReturnType<Bucket['download']>>['error']>;

const immutable = 'max-age=31536000, immutable';
/** More paths than this in one call the store refuses. */
const removedAtOnce = 1000;

/** `property/2f0c….webp` lies in the bucket `property`: a bucket per purpose, because limits belong to the bucket. */
function placeOf(key: string): { bucket: string; path: string } {
  const slash = key.indexOf('/');
  return { bucket: key.slice(0, slash), path: key.slice(slash + 1) };
}

const unavailable = (cause: StorageFailure): PartUnavailable =>
  new PartUnavailable('the image store does not answer as it should', { cause });

/** Supabase Storage. The client is loaded with the first call that needs it: most calls of a function never do. */
export function supabaseImageStore(url: string, serviceRoleKey: string): ImageStore {
  const origin = url.replace(/\/$/, '');
  let loading: Promise<SupabaseClient> | undefined;
  const client = (): Promise<SupabaseClient> => {
    loading ??= import('@supabase/supabase-js').then(({ createClient }) =>
      createClient(origin, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    );
    return loading;
  };
  const bucket = async (name: string): Promise<Bucket> => (await client()).storage.from(name);

  return {
    async prepareUpload(key, contentType) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await (await bucket(name)).createSignedUploadUrl(path);
      if (error !== null) throw unavailable(error);
      return { uploadUrl: data.signedUrl, headers: { 'content-type': contentType, 'cache-control': immutable } };
    },
    async read(key) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await (await bucket(name)).download(path);
      // A missing file answers HTTP 400; only the body says 404.
      if (error !== null && 'statusCode' in error && error.statusCode === '404') return undefined;
      if (error !== null) throw unavailable(error);
      return new Uint8Array(await data.arrayBuffer());
    },
    async write(key, bytes, contentType) {
      const { bucket: name, path } = placeOf(key);
      const { error } = await (await bucket(name)).upload(path, bytes.slice().buffer, {
        contentType,
        cacheControl: immutable.slice('max-age='.length),
        upsert: true,
      });
      if (error !== null) throw unavailable(error);
    },
    async remove(keys) {
      const byBucket = Map.groupBy(keys.map(placeOf), (place) => place.bucket);
      for (const [name, places] of byBucket) {
        for (let start = 0; start < places.length; start += removedAtOnce) {
          const paths = places.slice(start, start + removedAtOnce).map(({ path }) => path);
          const { error } = await (await bucket(name)).remove(paths);
          if (error !== null) throw unavailable(error);
        }
      }
    },
    urlOf: (key) => `${origin}/storage/v1/object/public/${key}`,
    async signedUrl(key, seconds) {
      const { bucket: name, path } = placeOf(key);
      const { data, error } = await (await bucket(name)).createSignedUrl(path, seconds);
      if (error !== null) throw unavailable(error);
      return data.signedUrl;
    },
  };
}
