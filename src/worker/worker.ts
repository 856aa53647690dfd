import { answer, isKept, setOwner } from './answers.ts';
import { file, install, isOfThisBuild, keepLoaded, picture } from './files.ts';
import type { ToWorker } from './kept.ts';
import { keepOpened, keepScreen, page } from './pages.ts';
import { openPushed, showPush } from './push.ts';
import { noteHello, noteTurn, tell } from './shown-copies.ts';

declare const self: ServiceWorkerGlobalScope;

// The service worker: what was read can be read without a network. It never answers with a copy what the network answers.

self.addEventListener('install', (event) => {
  // It serves the pages of other builds as well, so that it waits for none of them to be closed.
  event.waitUntil(Promise.all([install(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

/** Where pictures stand beside this site: Storage's address, of the environment that builds. */
const store: string = import.meta.env.VITE_PICTURE_STORE;

const isPicture = ({ href, origin, pathname }: URL): boolean =>
  (origin === self.location.origin && pathname.startsWith('/images/')) ||
  (store !== '' && href.startsWith(`${store}/`));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
  if (isKept(request)) event.respondWith(answer(event, waitUntil));
  else if (request.method !== 'GET') return;
  else if (request.destination === 'image' && isPicture(url)) event.respondWith(picture(request, waitUntil));
  else if (url.origin !== self.location.origin) return;
  else if (request.mode === 'navigate') event.respondWith(page(event, waitUntil));
  else if (url.pathname.startsWith('/assets/') && request.cache !== 'reload')
    event.respondWith(file(url, request, waitUntil));
});

async function hear(message: ToWorker, { id: client, url }: Client): Promise<void> {
  if (message.type === 'visited') {
    if (message.isTurn) await noteTurn(client);
    await keepScreen(message.address, message.title);
    return;
  }
  await setOwner(message.account);
  if (message.type === 'account') return;
  await tell(client, { type: 'build', isSame: isOfThisBuild(message.entry) });
  await noteHello(client);
  await Promise.all([keepOpened(url), keepLoaded(message.files)]);
}

self.addEventListener('message', (event) => {
  if (event.source instanceof WindowClient) event.waitUntil(hear(event.data as ToWorker, event.source));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)));
