// What is kept of a step of the history (history-entry.ts), until the tab is closed.

const keyOf = (what: string, entry: string): string => `${what} at ${entry}`;

/** As `keepAt` has written it; undefined where there is nothing or nothing to be read. */
export function keptAt(entry: string, what: string): unknown {
  try {
    if (typeof sessionStorage === 'undefined') return undefined;
    return JSON.parse(sessionStorage.getItem(keyOf(what, entry)) ?? 'null') ?? undefined;
  } catch (problem) {
    console.warn(`What was kept of a visit could not be read: ${what}`, problem);
    return undefined;
  }
}

export function keepAt(entry: string, what: string, kept: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what, entry), JSON.stringify(kept));
  } catch (problem) {
    console.warn(`What a visit needs on the way back could not be kept: ${what}`, problem);
  }
}
