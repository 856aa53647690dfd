import { isPublicScreen } from './kept.ts';

// The caches of the service worker. The page about privacy names them, and says how long they are kept (src/contract/admin/browser-keys.ts).

/** Scripts, styles, fonts and words of this build and of those before. Their names change with what they hold. */
export const files = 'files';
/** Pages as the server wrote them, for everybody alike, and marks of screens that the application has drawn. */
export const pages = 'pages';
export const pictures = 'pictures';
/** Answers to guests. */
export const answers = 'answers';
/** Answers to the account that is signed in: one cache for each account, deleted when another comes or nobody is left. */
export const ownAnswers = (account: string): string => `own answers ${account}`;
export const isOwn = (name: string): boolean => name.startsWith(ownAnswers(''));

const limits: Record<string, number> = { [files]: 800, [pages]: 60, [pictures]: 300, [answers]: 200 };
const ownLimit = 200;

const keptAtHeader = 'x-kept-at';
const oldestMilliseconds = 30 * 24 * 60 * 60_000;

export async function put(name: string, key: string, response: Response, facts: Record<string, string> = {}) {
  const headers = new Headers(response.headers);
  for (const [fact, value] of Object.entries({ ...facts, [keptAtHeader]: String(Date.now()) }))
    headers.set(fact, value);
  const cache = await caches.open(name);
  // What is kept anew is among the youngest again.
  await cache.delete(key);
  await cache.put(key, new Response(await response.blob(), { status: response.status, headers }));
}

/** Lets the oldest go where there are too many. A cache lists its entries in the order in which they were put there. */
export async function trim(name: string, isNeeded: (address: string) => boolean = () => false): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const tooMany = Math.max(0, keys.length - (limits[name] ?? ownLimit));
  const oldest = keys.filter(({ url }) => !isNeeded(url)).slice(0, tooMany);
  await Promise.all(oldest.map((old) => cache.delete(old)));
}

export async function keep(name: string, key: string, response: Response, facts: Record<string, string> = {}) {
  await put(name, key, response, facts);
  await trim(name);
}

/** When a copy was made, in milliseconds since 1970. */
export const timeOf = (copy: Response): number => Number(copy.headers.get(keptAtHeader));

/** The copy under a key, unless it is too old. */
export async function copyOf(
  name: string,
  key: string,
  options: CacheQueryOptions = {},
): Promise<Response | undefined> {
  // `open` would make the cache of somebody who has signed out meanwhile.
  if (!(await caches.has(name))) return undefined;
  const copy = await (await caches.open(name)).match(key, options);
  // Files are what their names say, however old.
  const isTooOld = copy !== undefined && name !== files && Date.now() - timeOf(copy) > oldestMilliseconds;
  return isTooOld ? undefined : copy;
}

export async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isMeant).map((name) => caches.delete(name)));
}

/** The screens that only somebody signed in can have seen. */
export async function forgetOwnPages(): Promise<void> {
  const cache = await caches.open(pages);
  const own = (await cache.keys()).filter(({ url }) => !isPublicScreen(new URL(url).pathname));
  await Promise.all(own.map((key) => cache.delete(key)));
}
