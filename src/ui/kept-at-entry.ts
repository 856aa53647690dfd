import { readInTab, storeInTab } from './tab-storage.ts';

// State of a history entry (history-entry.ts), kept until the tab is closed.

const keyOf = (what: string, entry: string): string => `${what} at ${entry}`;

/** The value that `keepAt` has stored; undefined if there is none or it cannot be read. */
export const keptAt = (entry: string, what: string): unknown => readInTab(keyOf(what, entry));

export const keepAt = (entry: string, what: string, kept: unknown): void => storeInTab(keyOf(what, entry), kept);
