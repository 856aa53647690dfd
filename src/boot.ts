import { keepEarlyTaps } from './app/hydration/early-taps.ts';
import { startOnceInSight } from './app/hydration/late-start.ts';
import { reloadOnce } from './app/new-build/reload-once.ts';

// A script of its own, which runs long before the application: see netlify/pages/document.ts.
keepEarlyTaps();
const { modules } = document.currentScript?.dataset ?? {};
// A cached page may be older than the scripts on the site. The page that is served now names the new ones.
if (modules !== undefined) startOnceInSight(modules.split(' ')).catch(reloadWhereOnline);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reloadWhereOnline(), {
  capture: true,
});

function reloadWhereOnline(problem?: unknown): void {
  console.warn('The page could not be started', problem);
  if (navigator.onLine) reloadOnce();
}
