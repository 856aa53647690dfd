import { answers, copyOf, deleteCaches, forgetOwnPages, isOwn, keep, ownAnswers, pictures } from './caches.ts';
import { isKeptRead } from './kept.ts';
import { orCopy } from './or-copy.ts';
import { noteCopy, noteFresh } from './shown-copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The API's base, as the page has it. */
const base = new URL(import.meta.env.VITE_API_URL ?? '/api', self.location.origin).href;

export const isKept = ({ method, url }: Request): boolean => {
  if (!url.startsWith(`${base}/`)) return false;
  const [path = ''] = url.slice(base.length).split('?');
  return isKeptRead(method, path);
};

/** Whose answers are kept; undefined is nobody's. Null: not known yet, since the browser stops and starts this worker. */
let owner: string | undefined | null = null;
/** Counts the changes of the owner. What was asked for before one is not kept after it. */
let changes = 0;

/** From now on this account is signed in, or nobody. What another has read goes. */
export async function setOwner(account: string | undefined): Promise<void> {
  if (account === owner) return;
  if (owner !== null) changes += 1;
  owner = account;
  await forgetOthers();
}

const isAnothers = (name: string): boolean => isOwn(name) && (typeof owner !== 'string' || name !== ownAnswers(owner));

/** Pictures and screens may be of a visit: they go with the answers. */
async function forgetOthers(): Promise<void> {
  if (!(await caches.keys()).some(isAnothers)) return;
  await Promise.all([deleteCaches((name) => isAnothers(name) || name === pictures), forgetOwnPages()]);
}

/** The account that a session's token names. */
function accountOf(authorization: string | null): string | undefined {
  if (authorization === null) return undefined;
  try {
    const claims = authorization.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** One key for each question in each language. What is asked in the body stands in the key, too. */
async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url);
  const body = request.method === 'GET' ? '' : await request.clone().text();
  key.searchParams.set('kept as', `${request.headers.get('accept-language')} ${body}`);
  return key.href;
}

/** The server's answer; where it does not come, the copy of the last one. */
export async function answer(
  { request, clientId }: FetchEvent,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const account = accountOf(request.headers.get('authorization'));
  await setOwner(account);
  const before = changes;
  const key = await keyOf(request);
  const name = account === undefined ? answers : ownAnswers(account);
  const arriving = fetch(request);
  const keepArriving = async (): Promise<void> => {
    const response = await arriving.catch(() => undefined);
    if (response?.ok !== true) return;
    const copy = response.clone();
    if (changes === before) await keep(name, key, copy);
    // Somebody has signed out while it was written.
    if (changes !== before) await forgetOthers();
  };
  waitUntil(keepArriving());
  const kept = async (): Promise<Response | undefined> => {
    const copy = changes === before ? await copyOf(name, key) : undefined;
    if (copy !== undefined) waitUntil(noteCopy(clientId, key, copy));
    return copy;
  };
  const { response, isCopy } = await orCopy(arriving, kept);
  if (!isCopy) waitUntil(noteFresh(clientId, key));
  return response;
}
