import { readInTab, storeInTab } from './tab-storage.ts';

// What is kept of a step of the history (history-entry.ts), until the tab is closed.

const keyOf = (what: string, entry: string): string => `${what} at ${entry}`;

/** As `keepAt` has written it; undefined where there is nothing or nothing to be read. */
export const keptAt = (entry: string, what: string): unknown => readInTab(keyOf(what, entry));

export const keepAt = (entry: string, what: string, kept: unknown): void => storeInTab(keyOf(what, entry), kept);
