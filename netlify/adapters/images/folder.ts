import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { imageContentTypes, imagePurposes, uploadFolderOf } from '../../../src/contract/account/image.ts';
import { type Clock, PartUnavailable } from '../ports.ts';
import { type ImageObjects, ServedImageStore } from './served.ts';

/** The folder of files that are still being written. A whole file is moved to its place at once, so that nobody reads half of one. */
const arrivals = 'arriving';
/** An arrival that is older was broken off. */
const abandonedMilliseconds = 24 * 3_600_000;
/** With less room nothing is taken any more: the database may be on the same disk. */
const usualLeastFreeBytes = 512 * 1024 * 1024;

/** Rejects where the folder is gone or cannot be read. */
export async function hasRoom(directory: string, leastFreeBytes = usualLeastFreeBytes): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= leastFreeBytes;
}

const codeOf = (cause: unknown): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : '');

/** `.jpg` -> `image/jpeg`. Names are ours, so the name says what the file is. */
const contentTypeOf = (path: string): string => {
  const extension = extname(path).slice(1).replace('jpg', 'jpeg');
  return imageContentTypes.find((type) => type.endsWith(`/${extension}`)) ?? 'application/octet-stream';
};

const unavailable = (cause: unknown): PartUnavailable =>
  new PartUnavailable('the folder of the pictures cannot be used', { cause });

const usable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw unavailable(cause);
  });

/** Undefined where there is no such file. */
const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw unavailable(cause);
  });

/** Writes all of it to the disk; false if it is more than `maximum` bytes. What breaks off on its way here is no fault of the disk. */
async function written(file: FileHandle, body: AsyncIterable<Uint8Array>, maximum: number): Promise<boolean> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > maximum) return false;
    await usable(file.writeFile(chunk));
  }
  await usable(file.sync());
  return true;
}

async function sweepArrivals(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await ifThere(stat(path));
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMilliseconds) await rm(path, { force: true });
  }
}

function folderObjects(directory: string, leastFreeBytes: number): ImageObjects {
  const pathOf = (key: string): string => join(directory, key);

  async function requireRoom(): Promise<void> {
    if (!(await usable(hasRoom(directory, leastFreeBytes)))) throw unavailable(new Error('the disk is nearly full'));
  }

  /** The file with all of the body, under a name of its own; undefined if there is too much. */
  async function arrived(body: AsyncIterable<Uint8Array>, maximum: number): Promise<string | undefined> {
    await requireRoom();
    const path = join(directory, arrivals, randomUUID());
    const file = await usable(open(path, 'wx', 0o640));
    try {
      if (await written(file, body, maximum)) return path;
    } catch (cause) {
      await rm(path, { force: true });
      throw cause;
    } finally {
      await file.close();
    }
    await rm(path, { force: true });
    return undefined;
  }

  return {
    add: async (key, body, { maximum }) => {
      const path = await arrived(body ?? Readable.from([]), maximum);
      if (path === undefined) return 'too_large';
      try {
        // Fails if the name is taken, whichever process has taken it.
        await link(path, pathOf(key));
        return 'stored';
      } catch (cause) {
        if (codeOf(cause) === 'EEXIST') return 'taken';
        throw unavailable(cause);
      } finally {
        await rm(path, { force: true });
      }
    },
    put: async (key, bytes) => {
      const path = await arrived(Readable.from([bytes]), Number.POSITIVE_INFINITY);
      if (path !== undefined) await usable(rename(path, pathOf(key)));
    },
    open: async (key) => {
      const path = pathOf(key);
      const found = await ifThere(stat(path));
      if (found === undefined) return undefined;
      return {
        contentType: contentTypeOf(path),
        etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs * 1000).toString(36)}"`,
        body: async () => {
          const file = await usable(open(path));
          return Readable.toWeb(file.createReadStream()) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
        },
      };
    },
    read: async (key) => {
      const bytes = await ifThere(readFile(pathOf(key)));
      return bytes === undefined ? undefined : new Uint8Array(bytes);
    },
    remove: (key) => usable(rm(pathOf(key), { force: true })),
  };
}

interface FolderParts {
  directory: string;
  secret: Uint8Array;
  formerSecrets?: readonly Uint8Array[];
  clock: Clock;
  leastFreeBytes?: number;
}

/**
 * Pictures in a folder of this machine, for a site on one machine. Several processes may use it at once. Rejects with
 * PartUnavailable if the folder cannot be made or written to.
 */
export async function folderImageStore({
  directory,
  leastFreeBytes = usualLeastFreeBytes,
  ...parts
}: FolderParts): Promise<ServedImageStore> {
  const folders = imagePurposes.flatMap((purpose) => [purpose, uploadFolderOf(purpose)]);
  for (const folder of [...folders, arrivals])
    await usable(mkdir(join(directory, folder), { recursive: true, mode: 0o750 }));
  await usable(sweepArrivals(join(directory, arrivals)));
  return new ServedImageStore({ ...parts, objects: folderObjects(directory, leastFreeBytes) });
}
