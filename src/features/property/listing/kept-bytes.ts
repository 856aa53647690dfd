import type { ByteKeeper } from '#ui/use-pictures.ts';

/**
 * Keeps chosen pictures that are not uploaded yet in IndexedDB. A visitor uploads only after signing in, and a failed
 * upload may be retried after a reload. If the browser refuses, pictures last as long as the page.
 */
const databaseName = 'propertyDrafts';
const storeName = 'pictures';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    return done(request);
  })();
  return opened;
}

async function inStore<T>(mode: IDBTransactionMode, work: (pictures: IDBObjectStore) => IDBRequest<T>) {
  try {
    return await done(work((await database()).transaction(storeName, mode).objectStore(storeName)));
  } catch (problem) {
    console.warn('Keeping pictures in this browser failed', problem);
    return undefined;
  }
}

export const keptBytes: ByteKeeper = {
  write: async (key, blob) => {
    await inStore('readwrite', (pictures) => pictures.put(blob, key));
  },
  read: async (key) => {
    const found: unknown = await inStore('readonly', (pictures) => pictures.get(key));
    return found instanceof Blob ? found : undefined;
  },
  forget: async (key) => {
    await inStore('readwrite', (pictures) => pictures.delete(key));
  },
};
