import { limits } from '../contract/limits.ts';
import { changesStore } from './favorite-changes.ts';
import { readStored, store } from './storage.ts';
import { favoritesOf, writtenFavorites } from './stored-favorites.ts';
import { tokenKey } from './token.ts';

type List = 'favorites' | 'favoriteProviders';

/** What a heart keeps, for its `data-heart`: a written page says by it what was pressed before its scripts were there. */
export const heartOf = (list: List, id: string): string => `${list} ${id}`;

/**
 * Keeps what a pressed heart stands for when its page goes away before the application has heard of it. Written pages show
 * every heart empty, so it was never pressed to remove anything.
 */
export function keepPressed(heart: string): void {
  const [list = '', id = ''] = heart.split(' ');
  const kept = [...favoritesOf(readStored(list))];
  if (kept.includes(id) || kept.length >= limits.favoritesMaximum) return;
  const isOfAccount = readStored(`${list}Owner`) !== null || readStored(tokenKey) !== null;
  if (isOfAccount) changesStore(`${list}Unsent`).note(id, true);
  store(list, writtenFavorites([id, ...kept]));
}
