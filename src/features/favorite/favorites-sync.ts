import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { getFavorites, putFavorites } from '../../contract/favorite.ts';
import { limits } from '../../contract/limits.ts';
import { dropSent, type FavoriteChanges, unsentChanges, withChanges } from './favorite-changes.ts';
import {
  currentFavorites,
  favoritesOwner,
  favoriteToggled,
  keepFavoritesOwner,
  replaceFavorites,
  tellLeftOut,
} from './favorites.ts';
import { countLeftOut, listable } from './favorites-fit.ts';

const pauseMilliseconds = { afterToggle: 500, firstRetry: 2000, longestRetry: 5 * 60_000 } as const;

/** Keeps the account's and the browser's favourites equal until the returned function is called. */
export function syncFavorites(accountId: string, onTried: () => void): () => void {
  const life = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> = Promise.resolve();

  const plan = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, milliseconds);
  };
  const run = async (): Promise<void> => {
    if (life.signal.aborted) return;
    try {
      await takeStep(accountId, life.signal);
      failures = 0;
      if (unsentChanges().size > 0) plan(pauseMilliseconds.afterToggle);
    } catch (problem) {
      if (life.signal.aborted) return;
      failures += 1;
      if (mayPass(problem)) plan(retryIn(problem, failures));
      else console.warn('The favourites could not be sent', problem);
    }
    onTried();
  };

  addEventListener(favoriteToggled, () => plan(pauseMilliseconds.afterToggle), { signal: life.signal });
  addEventListener('online', () => plan(0), { signal: life.signal });
  plan(0);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}

/** Sends the changes of this browser and adopts the account's list. */
async function takeStep(accountId: string, signal: AbortSignal): Promise<void> {
  const changes = unsentChanges();
  const isFirst = favoritesOwner() !== accountId;
  const added = listable(isFirst ? [...currentFavorites()] : withChanges([], changes));
  const ids = isFirst ? await merge(added, signal) : await send(changes, signal);
  signal.throwIfAborted();
  // The first merge sends additions only; removals follow in the next step.
  dropSent(isFirst ? new Map([...changes].filter(([, isFavorite]) => isFavorite)) : changes);
  keepFavoritesOwner(accountId);
  replaceFavorites(withChanges(ids, unsentChanges()));
  tellLeftOut(countLeftOut(added, ids));
}

async function send(changes: FavoriteChanges, signal: AbortSignal): Promise<readonly string[]> {
  const isOnlyAdding = [...changes.values()].every(Boolean);
  if (isOnlyAdding && changes.size > 0) return merge(withChanges([], changes), signal);
  const { ids } = await call(getFavorites, {}, { signal });
  if (changes.size === 0) return ids;
  const body = { ids: listable(withChanges(ids, changes)) };
  return (await call(putFavorites, { body }, { signal })).ids;
}

async function merge(ids: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const body = { ids: listable(ids).slice(0, limits.favoritesMaximum), merge: true };
  return (await call(putFavorites, { body }, { signal })).ids;
}

const mayPass = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 0 || problem.status === 429 || problem.status >= 500);

function retryIn(problem: unknown, failures: number): number {
  const asked = problem instanceof ApiError ? (problem.retryAfterSeconds ?? 0) * 1000 : 0;
  const grown = pauseMilliseconds.firstRetry * 2 ** Math.min(failures - 1, 10);
  return Math.max(asked, Math.min(grown, pauseMilliseconds.longestRetry));
}
