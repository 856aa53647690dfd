import { readInTab, storeInTab } from '../../ui/tab-storage.ts';

const key = 'reloadedFrom';

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
  if (readInTab(key) === build) location.reload();
}
