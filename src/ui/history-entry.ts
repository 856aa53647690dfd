import { useLocation } from 'react-router-dom';

// Names for history entries, to keep state that belongs to an entry and not to an address, such as a list's scroll position.
// The router changes an entry's key whenever its address is replaced; our name stays.

interface NamedEntry {
  entry: string;
}

const isNamed = (state: unknown): state is NamedEntry =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** The router's own part of the entry's state. */
interface RouterEntry {
  key?: string;
  usr?: unknown;
}

const routerEntry = (): RouterEntry => (history.state as RouterEntry | null) ?? {};

/** Call it before the router starts, which gives every directly opened address the key "default". */
export function nameFirstEntry(): void {
  const { key, usr } = routerEntry();
  if (key === undefined && !isNamed(usr)) {
    // crypto.randomUUID needs a secure origin; a name within one tab need not be that unique.
    const named: NamedEntry = { entry: String(Math.random()) };
    history.replaceState({ ...routerEntry(), usr: named }, '');
  }
}

/** The `state` for a navigation that replaces the address of the current entry. */
export function sameEntry(): NamedEntry {
  const { key = 'default', usr } = routerEntry();
  return isNamed(usr) ? usr : { entry: key };
}

export function useHistoryEntry(): string {
  const { key, state } = useLocation() as { key: string; state: unknown };
  return isNamed(state) ? state.entry : key;
}

/** Where the entry stands among those of the site, from 0. Unlike its key it outlives a change of the address in place. */
export const indexOfEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
