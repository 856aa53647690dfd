import { readInTab, storeInTab } from '../ui/tab-storage.ts';

const key = 'reloadedFrom';

/** The entry script of the page as it came; its name changes with what was built. */
export function entryScript(): string {
  const written = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules'];
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return written?.split(' ').at(-1) ?? entry ?? '';
}

/** Never twice from the same build: what does not come with the new page would not come with the next one either. */
export function reloadOnce(): void {
  const build = entryScript();
  if (readInTab(key) === build) return;
  storeInTab(key, build);
  // Where the tab keeps nothing, nothing would end the reloading.
  if (readInTab(key) === build) location.reload();
}
