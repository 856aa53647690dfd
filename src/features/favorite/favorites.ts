import { useSyncExternalStore } from 'react';
import { onSessionChange, useIsRestoring, useSession } from '../../api/session.ts';
import { readStored, store } from '../../api/storage.ts';
import { onSessionEnded, storedToken } from '../../api/token.ts';
import { limits } from '../../contract/limits.ts';
import { forgetChanges, noteChange } from './favorite-changes.ts';

/** docs/product/property.md: a browser-local map of listing id to true, and an event that tells of each change. */
const key = 'favorites';
/** The account whose list the browser holds; absent for a guest. */
const ownerKey = 'favoritesOwner';
export const favoriteToggled = 'favoritesChanged';

interface FavoriteChange {
  id: string;
  isFavorite: boolean;
  count: number;
}

export interface Favorites {
  /** The latest first. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  isFavorite: (id: string) => boolean;
}

/** One shared empty set: a new one each time would make React render again. */
const none: ReadonlySet<string> = new Set();

/** The ids from the stored text; anything but such a map counts as empty. */
export function favoritesOf(stored: string | null): ReadonlySet<string> {
  if (stored === null) return none;
  try {
    const map: unknown = JSON.parse(stored);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return new Set();
    return new Set(Object.entries(map).flatMap(([id, isFavorite]) => (isFavorite === true ? [id] : [])));
  } catch (problem) {
    console.warn('The stored favourites cannot be read', problem);
    return new Set();
  }
}

let read: { stored: string | null; ids: ReadonlySet<string> } = { stored: null, ids: none };

export function currentFavorites(): ReadonlySet<string> {
  const stored = readStored(key);
  if (stored !== read.stored) read = { stored, ids: favoritesOf(stored) };
  return read.ids;
}

const watchers = new Set<() => void>();

export function replaceFavorites(ids: readonly string[]): void {
  const written = ids.length === 0 ? null : JSON.stringify(Object.fromEntries(ids.map((id) => [id, true])));
  if (written === readStored(key)) return;
  store(key, written);
  for (const tell of watchers) tell();
}

export const favoritesOwner = (): string | null => readStored(ownerKey);
export const keepFavoritesOwner = (accountId: string | null): void => store(ownerKey, accountId);

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

function toggle(id: string): void {
  const kept = [...currentFavorites()];
  const isFavorite = !kept.includes(id);
  if (isFavorite && kept.length >= limits.favoritesMaximum) return tellLeftOut(1);
  const ids = isFavorite ? [id, ...kept] : kept.filter((one) => one !== id);
  if (favoritesOwner() !== null || storedToken() !== null) noteChange(id, isFavorite);
  replaceFavorites(ids);
  const detail: FavoriteChange = { id, isFavorite, count: ids.length };
  dispatchEvent(new CustomEvent(favoriteToggled, { detail }));
}

function watch(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  watchers.add(changed);
  addEventListener('storage', listen);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', listen);
  };
}

/** The favourites of a written page: none. */
const noFavorites = (): ReadonlySet<string> => none;

export function useFavorites(): Favorites {
  const ids = useSyncExternalStore(watch, currentFavorites, noFavorites);
  return { ids, toggle, isFavorite: (id) => ids.has(id) };
}

/** Whether the account's list was requested since the sign-in or since the page was opened. */
let wasAccountAsked = false;
const isAccountAsked = (): boolean => wasAccountAsked;

function accountAsked(isAsked: boolean): void {
  if (wasAccountAsked === isAsked) return;
  wasAccountAsked = isAsked;
  for (const tell of watchers) tell();
}

/** Whether somebody is signed in whose list has not arrived yet, so there may be more favourites. */
export function useAreFavoritesComing(): boolean {
  const isRestoring = useIsRestoring();
  const { state } = useSession();
  const isAsked = useSyncExternalStore(watch, isAccountAsked, isAccountAsked);
  return isRestoring || (state === 'signed-in' && !isAsked);
}

/** Removes an account's favourites, so that the next person at this browser does not see them. */
function leaveWithTheAccount(): void {
  keepFavoritesOwner(null);
  forgetChanges();
  replaceFavorites([]);
}

let stopSyncing: (() => void) | undefined;

/** The account's list and the browser's are kept in step while somebody is signed in; the code for it comes only then. */
async function followAccount(accountId: string | undefined): Promise<void> {
  stopSyncing?.();
  stopSyncing = undefined;
  accountAsked(false);
  if (accountId === undefined) {
    // If the session just could not be restored, its token is still there.
    if (storedToken() === null) leaveWithTheAccount();
    return;
  }
  let isOver = false;
  stopSyncing = () => {
    isOver = true;
  };
  const { syncFavorites } = await import('./favorites-sync.ts');
  if (!isOver) stopSyncing = syncFavorites(accountId, () => accountAsked(true));
}

onSessionChange((accountId) => void followAccount(accountId));
onSessionEnded(leaveWithTheAccount);
if (favoritesOwner() !== null && storedToken() === null) leaveWithTheAccount();
