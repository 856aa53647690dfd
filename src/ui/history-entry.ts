import { useLocation } from 'react-router-dom';

// What belongs to one step of the history, and to no address: how far a list was scrolled, for instance. The router
// gives an entry another key whenever its address is replaced; the name stays.

interface NamedEntry {
  entry: string;
}

const isNamed = (state: unknown): state is NamedEntry =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** What the router writes beside an address. */
interface RouterEntry {
  key?: string;
  usr?: unknown;
}

const routerEntry = (): RouterEntry => (history.state as RouterEntry | null) ?? {};

/** Before the router starts: it calls every address that was opened directly the same, "default". */
export function nameFirstEntry(): void {
  const { key, usr } = routerEntry();
  if (key === undefined && !isNamed(usr)) {
    // Only secure origins make ids, and a name among the entries of one tab needs none.
    const named: NamedEntry = { entry: String(Math.random()) };
    history.replaceState({ ...routerEntry(), usr: named }, '');
  }
}

/** The `state` to navigate with where another address replaces that of the entry one is at. */
export function sameEntry(): NamedEntry {
  const { key = 'default', usr } = routerEntry();
  return isNamed(usr) ? usr : { entry: key };
}

export function useHistoryEntry(): string {
  const { key, state } = useLocation() as { key: string; state: unknown };
  return isNamed(state) ? state.entry : key;
}
