declare const self: ServiceWorkerGlobalScope;

// In place of the service worker where it was switched off (docs/operations.md): it lets go of all pages and of all it kept.

self.addEventListener('install', () => void self.skipWaiting());

async function end(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(end()));
