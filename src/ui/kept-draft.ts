import { readInTab, storeInTab } from './tab-storage.ts';

/** What was typed and not sent, as long as the tab: only the fields that differ from what the form began with. */
export interface Draft {
  /** The same for as long as the draft is kept. Sent again after a lost answer, it is still the same thing. */
  id: string | undefined;
  read: () => Record<string, unknown> | undefined;
  /** Undefined forgets it. */
  write: (entries: Record<string, unknown> | undefined) => void;
}

interface DraftPlace {
  /** Which form, and of what: `inquiry:<id of the listing>`. */
  what: string;
  /** The account; undefined for guests. Each account in this tab has its own. */
  by: string | undefined;
  /** An account adopts a guest's draft, but not these fields: it has its own. */
  personal?: readonly string[];
}

interface Stored {
  id?: string;
  entries: Record<string, unknown>;
}

/** `const [draft] = useState(() => draftAt({ what: 'contact', by: user?.id }))`, then `useForm(…, { keptAs: draft })`. */
export function draftAt({ what, by, personal = [] }: DraftPlace): Draft {
  const keyOf = (owner: string | undefined): string => `draft:${owner ?? 'guest'}:${what}`;
  const ofGuest = by === undefined ? undefined : readAt(keyOf(undefined));
  const kept = ofGuest === undefined ? readAt(keyOf(by)) : { ...ofGuest, entries: without(ofGuest.entries, personal) };
  // randomUUID needs a secure origin.
  const id = kept?.id ?? (isSecureContext ? crypto.randomUUID() : undefined);
  return {
    id,
    read: () => kept?.entries,
    write: (entries) => {
      // What an account has adopted is no longer the guest's.
      if (by !== undefined) storeInTab(keyOf(undefined), undefined);
      storeInTab(keyOf(by), entries === undefined ? undefined : { id, entries });
    },
  };
}

function readAt(key: string): Stored | undefined {
  const stored = readInTab(key);
  if (!isRecord(stored) || !isRecord(stored['entries'])) return undefined;
  const { id, entries } = stored;
  return typeof id === 'string' ? { id, entries } : { entries };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (entries: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
