import { keepEarlyTaps } from './app/early-taps.ts';
import { startOnceInSight } from './app/late-start.ts';
import { reloadOnce } from './app/reload-once.ts';

// Runs by itself, long before the application: see netlify/pages/document.ts.
keepEarlyTaps();
const { modules } = document.currentScript?.dataset ?? {};
// A page that was kept longer than its scripts are: the one that is served now has others.
if (modules !== undefined) startOnceInSight(modules.split(' ')).catch(reloadWhereOnline);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reloadWhereOnline(), {
  capture: true,
});

function reloadWhereOnline(problem?: unknown): void {
  console.warn('The page could not be started', problem);
  if (navigator.onLine) reloadOnce();
}
