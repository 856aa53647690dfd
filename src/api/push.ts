import { readStored, store } from './storage.ts';

/** The account whose news this browser shows. It may be signed out: a session ends by itself, a wish does not. */
const key = 'pushOwner';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function manager(): Promise<PushManager | undefined> {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

export interface Subscribed {
  endpoint: string;
  publicKey: string;
  auth: string;
}

export async function subscribedFor(account: string): Promise<string | undefined> {
  if (readStored(key) !== account) return undefined;
  return (await (await manager())?.getSubscription())?.endpoint;
}

/** Asks the browser for an address by the site's key. To be called by a press: only then may it ask the person. */
export async function subscribe(account: string, siteKey: string): Promise<Subscribed> {
  // One of another account, or by a key of before.
  await unsubscribe();
  const subscription = await (await navigator.serviceWorker.ready).pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: siteKey,
  });
  const { keys } = subscription.toJSON();
  store(key, account);
  return { endpoint: subscription.endpoint, publicKey: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The address works no longer; the server notices when it writes to it. */
export async function unsubscribe(): Promise<void> {
  store(key, null);
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** Somebody else is signed in: what is the former person's is not shown to them. */
export async function endPushOfOthers(account: string | undefined): Promise<void> {
  const owner = readStored(key);
  if (owner !== null && account !== undefined && owner !== account) await unsubscribe();
}
