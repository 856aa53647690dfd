// sessionStorage, if it may be used. Its content goes with the tab. A failure is only logged, as in src/api/storage.ts.

/** The value that `storeInTab` has stored; undefined if there is none or it cannot be read. */
export function readInTab(key: string): unknown {
  try {
    // The server has no session storage.
    if (typeof sessionStorage === 'undefined') return undefined;
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch (problem) {
    console.warn(`What the tab keeps could not be read: ${key}`, problem);
    return undefined;
  }
}

/** Stores a value; undefined deletes it. */
export function storeInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch (problem) {
    console.warn(`The tab could not keep ${key}`, problem);
  }
}
