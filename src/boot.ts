import { keepNothingWhereFramed } from './app/hydration/memory-storage.ts';
import { recordActions } from './app/hydration/recorded-actions.ts';
import { startAfterPaint } from './app/hydration/start-after-paint.ts';
import { reloadHere, reloadOnce } from './app/new-build/reload-once.ts';

// A script of its own, which runs long before the application: see netlify/pages/document.ts.
keepNothingWhereFramed();
recordActions();
const { modules } = document.currentScript?.dataset ?? {};
// A cached page may be older than the scripts on the site. The page that is served now names the new ones.
if (modules !== undefined) startAfterPaint(modules.split(' ')).catch(reloadWhereOnline);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reloadWhereOnline(), {
  capture: true,
});

/** Where the network has fallen while the scripts were on their way, they are asked for again as soon as it is back. */
function reloadWhereOnline(problem?: unknown): void {
  console.warn('The page could not be started', problem);
  if (navigator.onLine) reloadOnce();
  else addEventListener('online', () => reloadHere(), { once: true });
}
