import { useState, useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

const key = 'leadingStrand';
const strands = ['property', 'services'] as const;
type Strand = (typeof strands)[number];

/** Called when somebody turns to the other strand on the landing page: it leads there from the next visit on. */
export const keepChosenStrand = (strand: Strand): void => store(key, strand);

function kept(): Strand | undefined {
  const stored = readStored(key);
  return strands.find((strand) => strand === stored);
}

/** Nothing to subscribe to: who reads it is rendered again with the address. */
const never = () => () => undefined;

export const useChosenStrand = (): Strand | undefined => useSyncExternalStore(never, kept, () => undefined);

function keptAtFirst(): () => Strand | undefined {
  let read: { strand: Strand | undefined } | undefined;
  return () => (read ??= { strand: kept() }).strand;
}

/** As it was when the screen was opened: a page does not turn round under the one who reads it. */
export function useStrandChosenBefore(): Strand | undefined {
  const [read] = useState(keptAtFirst);
  return useSyncExternalStore(never, read, () => undefined);
}
