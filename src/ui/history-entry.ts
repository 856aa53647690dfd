import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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
    const named: NamedEntry = { entry: crypto.randomUUID() };
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

/** How often Back or Forward has led from one entry to another while this screen stood there. */
export function useReturns(): number {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known, setKnown] = useState({ location, returns: 0 });
  if (known.location !== location) setKnown({ location, returns: known.returns + (isReturn ? 1 : 0) });
  return known.returns;
}

const keyOf = (what: string, entry: string): string => `${what} at ${entry}`;

/** As `keepAt` has written it; undefined where there is nothing or nothing to be read. */
export function keptAt(entry: string, what: string): unknown {
  if (typeof sessionStorage === 'undefined') return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(what, entry)) ?? 'null') ?? undefined;
  } catch (problem) {
    console.warn(`What was kept of a visit could not be read: ${what}`, problem);
    return undefined;
  }
}

/** Until the tab is closed. */
export function keepAt(entry: string, what: string, kept: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what, entry), JSON.stringify(kept));
  } catch (problem) {
    console.warn(`What a visit needs on the way back could not be kept: ${what}`, problem);
  }
}
