import { copyOf, files, keep, pages, pictures, put, trim } from './caches.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** What this build needs to begin without a network; the build writes it here (netlify/local/service-worker.ts). */
const built = self.__WB_MANIFEST;

/** The page that says that there is no network, in each language. */
export const offlineCopies = { de: '/offline.html', en: '/en/offline.html' } as const;

const addressOf = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
/** Files whose names say what they hold have no revision; others are kept once for each. */
const keyOf = ({ url, revision }: { url: string; revision: string | null }): string =>
  revision === null ? addressOf(url) : `${addressOf(url)}?revision=${revision}`;

export const isOfThisBuild = (script: string): boolean => built.some(({ url }) => addressOf(url) === script);

const needed = new Set(built.map((one) => new URL(keyOf(one), self.location.origin).href));

/** This build's own stay, however many others come. */
async function keepFile(key: string, response: Response): Promise<void> {
  await put(files, key, response);
  await trim(files, (address) => needed.has(address));
}

/** So many at a time, as browsers ask for the files of a page. */
const together = 6;

async function get(one: (typeof built)[number]): Promise<void> {
  if ((await copyOf(files, keyOf(one))) !== undefined) return;
  const response = await fetch(addressOf(one.url), one.revision === null ? {} : { cache: 'reload' });
  if (!response.ok) throw new Error(`${one.url} does not come: ${response.status}`);
  await put(files, keyOf(one), response);
}

/** Gets what is not there yet. What is in the browser's cache already costs nothing. */
export async function install(): Promise<void> {
  const turns = built.values();
  const inTurn = async (): Promise<void> => {
    for (const one of turns) await get(one);
  };
  await Promise.all(Array.from({ length: together }, inTurn));
  await trim(files, (address) => needed.has(address));
}

/** A page of the build. It is never what a navigation gets first. */
export async function builtPage(address: string): Promise<Response | undefined> {
  const kept = built.find(({ url }) => addressOf(url) === address);
  return kept === undefined ? undefined : copyOf(files, keyOf(kept));
}

/** Keeps files that the page has loaded before this worker was there. They come from the browser's cache. */
export async function keepLoaded(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin);
    if (origin !== self.location.origin) continue;
    const [name, key] = pathname.startsWith('/images/') ? [pictures, address] : [files, pathname];
    if ((name === files && !pathname.startsWith('/assets/')) || (await copyOf(name, key)) !== undefined) continue;
    const response = await fetch(address).catch(() => undefined);
    if (response === undefined || !isFile(response)) continue;
    await (name === files ? keepFile(key, response) : keep(name, key, response));
  }
}

/** A page in the place of a script would be a failure that stays. */
const isFile = (response: Response): boolean =>
  response.ok && response.headers.get('content-type')?.startsWith('text/html') === false;

type Wait = (work: Promise<unknown>) => void;

/** A file of this build or of a former one. */
export async function file({ pathname }: URL, request: Request, waitUntil: Wait): Promise<Response> {
  const copy = await copyOf(files, pathname);
  if (copy !== undefined) return copy;
  const response = await fetch(request);
  if (isFile(response)) waitUntil(keepFile(pathname, response.clone()));
  // A kept page names a file that went with a deploy: the next page shall be the network's.
  else if (response.status === 404) await caches.delete(pages);
  return response;
}

/** A picture of the site. Its address changes with what it shows. */
export async function picture(request: Request, waitUntil: Wait): Promise<Response> {
  const copy = await copyOf(pictures, request.url);
  if (copy !== undefined) return copy;
  const response = await fetch(request.url, { mode: 'cors', credentials: 'omit' });
  if (response.ok) waitUntil(keep(pictures, request.url, response.clone()));
  return response;
}
