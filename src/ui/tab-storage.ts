// sessionStorage, where it may be used: what is kept here goes with the tab. A failure is only logged, as in src/api/storage.ts.

/** As `storeInTab` has written it; undefined where there is nothing or nothing to be read. */
export function readInTab(key: string): unknown {
  try {
    // A page that is written ahead is written for no tab.
    if (typeof sessionStorage === 'undefined') return undefined;
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch (problem) {
    console.warn(`What the tab keeps could not be read: ${key}`, problem);
    return undefined;
  }
}

/** Undefined forgets it. */
export function storeInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch (problem) {
    console.warn(`The tab could not keep ${key}`, problem);
  }
}
