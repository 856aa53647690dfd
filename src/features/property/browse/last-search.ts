import { readInTab, storeInTab } from '#ui/tab-storage.ts';

const key = 'last-search';

/** What /home was last asked in this tab: its query, without what only opens a part of the screen. */
export function keepLastSearch(query: string): void {
  const asked = new URLSearchParams(query);
  for (const name of ['filters', 'areaSearch', 'logout']) asked.delete(name);
  storeInTab(key, asked.toString());
}

export function readLastSearch(): URLSearchParams {
  const kept = readInTab(key);
  return new URLSearchParams(typeof kept === 'string' ? kept : '');
}
