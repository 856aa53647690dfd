import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { type FavoriteChanges, withChanges } from '../../../api/favorite-changes.ts';
import { accountId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import * as contract from '../../../contract/property/favorite.ts';
import { type Sync, type SyncedList, tellLeftOut } from './favorite-list.ts';
import { countLeftOut, listable } from './favorites-fit.ts';

/** The account's side of a list. Ids that are none are left out: the server refuses anything else. */
interface AccountList {
  get: (signal: AbortSignal) => Promise<readonly string[]>;
  put: (ids: readonly string[], merge: boolean, signal: AbortSignal) => Promise<readonly string[]>;
}

const listings: AccountList = {
  get: async (signal) => (await call(contract.getFavorites, {}, { signal })).ids,
  put: async (ids, merge, signal) =>
    (await call(contract.putFavorites, { body: { ids: listable(ids), merge } }, { signal })).ids,
};

const providers: AccountList = {
  get: async (signal) => (await call(contract.getFavoriteProviders, {}, { signal })).ids,
  put: async (ids, merge, signal) => {
    const body = { ids: listable(ids).map((id) => accountId.parse(id)), merge };
    return (await call(contract.putFavoriteProviders, { body }, { signal })).ids;
  },
};

export const syncFavorites: Sync = (list, owner, onTried) => keepInStep({ list, account: listings, owner }, onTried);
export const syncFavoriteProviders: Sync = (list, owner, onTried) =>
  keepInStep({ list, account: providers, owner }, onTried);

interface Sides {
  list: SyncedList;
  account: AccountList;
  /** Whose list it is. */
  owner: string;
}

const pauseMilliseconds = { afterToggle: 500, firstRetry: 2000, longestRetry: 5 * 60_000 } as const;

/** Keeps the account's and the browser's favourites equal until the returned function is called. */
function keepInStep(sides: Sides, onTried: () => void): () => void {
  const { event, changes } = sides.list;
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
      await takeStep(sides, life.signal);
      failures = 0;
      if (changes.unsent().size > 0) plan(pauseMilliseconds.afterToggle);
    } catch (problem) {
      if (life.signal.aborted) return;
      failures += 1;
      if (mayPass(problem)) plan(retryIn(problem, failures));
      else console.warn('The favourites could not be sent', problem);
    }
    onTried();
  };

  addEventListener(event, () => plan(pauseMilliseconds.afterToggle), { signal: life.signal });
  addEventListener('online', () => plan(0), { signal: life.signal });
  plan(0);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}

/** Sends the changes of this browser and adopts the account's list. */
async function takeStep(sides: Sides, signal: AbortSignal): Promise<void> {
  const { list, owner } = sides;
  const changes = list.changes.unsent();
  const isFirst = list.owner() !== owner;
  const added = listable(isFirst ? [...list.current()] : withChanges([], changes));
  const ids = isFirst ? await merge(sides, added, signal) : await send(sides, changes, signal);
  signal.throwIfAborted();
  // The first merge sends additions only; removals follow in the next step.
  list.changes.dropSent(isFirst ? new Map([...changes].filter(([, isFavorite]) => isFavorite)) : changes);
  list.keepOwner(owner);
  list.replace(withChanges(ids, list.changes.unsent()));
  tellLeftOut(countLeftOut(added, ids));
}

async function send(sides: Sides, changes: FavoriteChanges, signal: AbortSignal): Promise<readonly string[]> {
  const isOnlyAdding = [...changes.values()].every(Boolean);
  if (isOnlyAdding && changes.size > 0) return merge(sides, withChanges([], changes), signal);
  const ids = await sides.account.get(signal);
  return changes.size === 0 ? ids : sides.account.put(withChanges(ids, changes), false, signal);
}

const merge = ({ account }: Sides, ids: readonly string[], signal: AbortSignal): Promise<readonly string[]> =>
  account.put(listable(ids).slice(0, limits.favoritesMaximum), true, signal);

const mayPass = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 0 || problem.status === 429 || problem.status >= 500);

function retryIn(problem: unknown, failures: number): number {
  const asked = problem instanceof ApiError ? (problem.retryAfterSeconds ?? 0) * 1000 : 0;
  const grown = pauseMilliseconds.firstRetry * 2 ** Math.min(failures - 1, 10);
  return Math.max(asked, Math.min(grown, pauseMilliseconds.longestRetry));
}
