import { useSyncExternalStore } from 'react';
import { type ChangesStore, changesStore } from '../../../api/favorite-changes.ts';
import { onSessionChange, useIsRestoring, useSession } from '../../../api/session.ts';
import { readStored, store } from '../../../api/storage.ts';
import { favoritesOf, none, writtenFavorites } from '../../../api/stored-favorites.ts';
import { onSessionEnded, storedToken } from '../../../api/token.ts';
import { limits } from '../../../contract/limits.ts';

export interface Favorites {
  /** The latest first. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  isFavorite: (id: string) => boolean;
}

interface FavoriteChange {
  id: string;
  isFavorite: boolean;
  count: number;
}

interface Names {
  /** Of the list in the browser's storage: a map of id to true. */
  key: string;
  /** Of the account whose list the browser holds; absent for a guest. */
  ownerKey: string;
  unsentKey: string;
  /** The event that tells of each change. */
  event: string;
}

/** What the code that speaks to the account needs of a list. */
export interface SyncedList {
  event: string;
  changes: ChangesStore;
  current: () => ReadonlySet<string>;
  owner: () => string | null;
  keepOwner: (accountId: string | null) => void;
  replace: (ids: readonly string[]) => void;
}

/** Keeps a list and the account's in step until the returned function is called. */
export type Sync = (list: SyncedList, accountId: string, onTried: () => void) => () => void;

const leftOutWatchers = new Set<(count: number) => void>();

/** Calls `tell` with the number of favourites that did not fit onto a full list. */
export function onLeftOut(tell: (count: number) => void): () => void {
  leftOutWatchers.add(tell);
  return () => {
    leftOutWatchers.delete(tell);
  };
}

export function tellLeftOut(count: number): void {
  if (count > 0) for (const tell of leftOutWatchers) tell(count);
}

/** The favourites of a written page: none. */
const noFavorites = (): ReadonlySet<string> => none;

/** A list in the browser's storage, and the hooks that read it. */
function storedList({ key, ownerKey, unsentKey, event }: Names) {
  const changes = changesStore(unsentKey);
  const watchers = new Set<() => void>();
  const tellAll = (): void => {
    for (const tell of watchers) tell();
  };
  let read: { stored: string | null; ids: ReadonlySet<string> } = { stored: null, ids: none };
  const current = (): ReadonlySet<string> => {
    const stored = readStored(key);
    if (stored !== read.stored) read = { stored, ids: favoritesOf(stored) };
    return read.ids;
  };
  const replace = (ids: readonly string[]): void => {
    const written = writtenFavorites(ids);
    if (written === readStored(key)) return;
    store(key, written);
    tellAll();
  };
  const owner = (): string | null => readStored(ownerKey);
  const keepOwner = (accountId: string | null): void => store(ownerKey, accountId);
  const toggle = (id: string): void => {
    const kept = [...current()];
    const isFavorite = !kept.includes(id);
    if (isFavorite && kept.length >= limits.favoritesMaximum) return tellLeftOut(1);
    const ids = isFavorite ? [id, ...kept] : kept.filter((one) => one !== id);
    if (owner() !== null || storedToken() !== null) changes.note(id, isFavorite);
    replace(ids);
    const detail: FavoriteChange = { id, isFavorite, count: ids.length };
    dispatchEvent(new CustomEvent(event, { detail }));
  };
  const watch = (changed: () => void): (() => void) => {
    const listen = (stored: StorageEvent): void => {
      if (stored.key === key || stored.key === null) changed();
    };
    watchers.add(changed);
    addEventListener('storage', listen);
    return () => {
      watchers.delete(changed);
      removeEventListener('storage', listen);
    };
  };
  return { event, changes, current, owner, keepOwner, replace, toggle, watch, tellAll };
}

type StoredList = ReturnType<typeof storedList>;

/** Keeps a stored list and the account's in step while somebody is signed in; the code for it comes only then. */
function followSession(list: StoredList, load: () => Promise<Sync>): () => boolean {
  /** Whether the account's list was requested since the sign-in or since the page was opened. */
  let wasAsked = false;
  let stop: (() => void) | undefined;
  const asked = (isAsked: boolean): void => {
    if (wasAsked === isAsked) return;
    wasAsked = isAsked;
    list.tellAll();
  };
  /** Removes an account's favourites, so that the next person at this browser does not see them. */
  const leave = (): void => {
    list.keepOwner(null);
    list.changes.forget();
    list.replace([]);
  };
  const follow = async (accountId: string | undefined): Promise<void> => {
    stop?.();
    stop = undefined;
    asked(false);
    if (accountId === undefined) {
      // If the session just could not be restored, its token is still there.
      if (storedToken() === null) leave();
      return;
    }
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    const sync = await load();
    if (!isOver) stop = sync(list, accountId, () => asked(true));
  };
  onSessionChange((accountId) => void follow(accountId));
  onSessionEnded(leave);
  if (list.owner() !== null && storedToken() === null) leave();
  return () => wasAsked;
}

/** A list of favourites that is kept in the browser and, while somebody is signed in, with the account. */
export function favoriteList(names: Names, load: () => Promise<Sync>) {
  const list = storedList(names);
  const isAsked = followSession(list, load);
  return {
    useFavorites: (): Favorites => {
      const ids = useSyncExternalStore(list.watch, list.current, noFavorites);
      return { ids, toggle: list.toggle, isFavorite: (id) => ids.has(id) };
    },
    /** Whether somebody is signed in whose list has not arrived yet, so there may be more favourites. */
    useAreComing: (): boolean => {
      const isRestoring = useIsRestoring();
      const { state } = useSession();
      const wasAsked = useSyncExternalStore(list.watch, isAsked, isAsked);
      return isRestoring || (state === 'signed-in' && !wasAsked);
    },
  };
}
