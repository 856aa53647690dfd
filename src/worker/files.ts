import { copyOf, files, keep, pages, pictures } from './caches.ts';

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

/** Gets what is not there yet. What is in the browser's cache already costs nothing. */
export async function install(): Promise<void> {
  for (const needed of built) {
    const key = keyOf(needed);
    const copy = await copyOf(files, key);
    if (copy !== undefined) {
      // Among the youngest again: the oldest are let go first.
      await keep(files, key, copy);
      continue;
    }
    const response = await fetch(addressOf(needed.url), needed.revision === null ? {} : { cache: 'reload' });
    if (!response.ok) throw new Error(`${needed.url} does not come: ${response.status}`);
    await keep(files, key, response);
  }
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
    if (response !== undefined && isFile(response)) await keep(name, key, response);
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
  if (isFile(response)) waitUntil(keep(files, pathname, response.clone()));
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
