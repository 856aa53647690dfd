import { isFramed } from '#ui/framed.ts';
import { watchable } from '#ui/watchable.ts';
import { endPushOfOthers, unsubscribe } from '../../api/push.ts';
import { onSessionChange, signedOut } from '../../api/session.ts';
import { accountOf, storedToken } from '../../api/token.ts';
import type { FromWorker, ToWorker } from '../../worker/kept.ts';
import { entryScript } from '../new-build/reload-once.ts';
import { shownSince } from './shown-since.ts';

/** The site is of another build by now. */
export const isOutdated = watchable(false);

const address = '/worker.js';

/** The first time a browser gets one it is not urgent: what it keeps would be in the way of what the visitor looks at. */
const firstPauseMilliseconds = 3000;

/** How often a page that stays open asks whether there is a new one. */
const hourMilliseconds = 60 * 60_000;

const tell = (message: ToWorker): void => navigator.serviceWorker.controller?.postMessage(message);

const account = (): string | undefined => accountOf(storedToken());

function greet(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  tell({ type: 'hello', entry: entryScript(), account: account(), files });
}

/** Called with each screen that is shown. */
export const tellScreen = (at: string, title: string, isTurn = false): void => {
  if ('serviceWorker' in navigator) tell({ type: 'visited', address: at, title, isTurn });
};

/** It was switched off: what an earlier build has left goes. The file at its address does the same (src/worker/off). */
async function end(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // Without one there may be caches, too: until this page goes it keeps what the page asks for.
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < hourMilliseconds) return;
    asked = Date.now();
    // Without a network there is none.
    registration.update().catch(() => undefined);
  });
}

const failed = (problem: unknown): void => console.warn('The service worker could not be started', problem);

/** Begins once in a page. A browser without service workers, or a private window, goes on without. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || isFramed) return;
  if (import.meta.env.VITE_WORKER === 'off') {
    end().catch(failed);
    return;
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'kept') shownSince.set(data.at);
    else isOutdated.set(!data.isSame);
  });
  navigator.serviceWorker.startMessages();
  navigator.serviceWorker.addEventListener('controllerchange', greet);
  addEventListener(signedOut, () => void unsubscribe().catch(failed));
  onSessionChange(() => {
    tell({ type: 'account', account: account() });
    endPushOfOthers(account()).catch(failed);
  });
  greet();
  const isFirst = navigator.serviceWorker.controller === null;
  setTimeout(() => void register().catch(failed), isFirst ? firstPauseMilliseconds : 0);
}
