import { readInTab, storeInTab } from '#ui/tab-storage.ts';

const key = 'reloadedFrom';
const hereKey = 'reloadedHere';

/** After this, another reload of the same address is allowed, and each time after four times as long. */
const firstPauseMilliseconds = 10_000;

/** The page's entry script. Its name changes with each build. */
export function entryScript(): string {
  const written = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules'];
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return written?.split(' ').at(-1) ?? entry ?? '';
}

/** Reloads at most once from the same build: if one reload does not help, another will not either. */
export function reloadOnce(): void {
  const build = entryScript();
  if (readInTab(key) === build) return;
  storeInTab(key, build);
  // Without session storage nothing would stop the reloading.
  if (readInTab(key) === build) reload();
}

/** Reloads an address whose code was lost on the way. What is lost again and again is asked for ever less often. */
export function reloadHere(now: number = Date.now()): void {
  const address = location.pathname;
  const before = readHere();
  const times = before?.address === address ? before.times : 0;
  if (before !== undefined && times > 0 && now - before.at < firstPauseMilliseconds * 4 ** (times - 1)) return;
  storeInTab(hereKey, { address, times: times + 1, at: now });
  // Without session storage nothing would stop the reloading.
  if (readHere()?.at === now) reload();
}

/** What was typed is kept, so that no form has to ask before it is left. */
export function reload(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

function readHere(): { address: string; times: number; at: number } | undefined {
  const kept = readInTab(hereKey);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { address, times, at } = kept as Record<string, unknown>;
  return typeof address === 'string' && typeof times === 'number' && typeof at === 'number'
    ? { address, times, at }
    : undefined;
}
