import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import { type ListingFilters, storedFilters } from '../../../../src/contract/property/browse.ts';
import type { SavedSearchId } from '../../../../src/contract/property/saved-search.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { errorFacts, log } from '../../../http/log.ts';
import { answering } from '../../../search/index.ts';
import { isPublicAt } from '../listing/rules.ts';
import { candidatesAtOnce, failuresMaximum, newsDays, retrySeconds, searchesAtOnce } from './news-rules.ts';

export const deleteOldNews = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `delete from app.listing_news
      where at < $1::timestamptz - make_interval(days => $2)
        and (matched_at is not null or at < $1::timestamptz - make_interval(days => $3))`,
    [now.toISOString(), newsDays.matched, newsDays.open],
  );

/** A table used as a queue. Its rows have `id`, `failures` and `not_before`. */
type WorkedTable = 'listing_news' | 'saved_search';

/** Whether a row may be tried now (`$1`). */
export const isToBeTried = (row: string): string =>
  `(${row}.failures < ${failuresMaximum} and (${row}.not_before is null or ${row}.not_before <= $1::timestamptz))`;

/** Delays a row after a failure. Runs that failed at the same moment count once. */
async function postpone(world: Adapters, table: WorkedTable, id: string | number, cause: unknown): Promise<void> {
  const [postponed] = await world.database.query<{ failures: number }>(
    `update app.${table}
        set failures = failures + 1,
            not_before = $2::timestamptz + make_interval(secs => least($3 * power(2, failures), $4))
      where id = $1 and (not_before is null or not_before <= $2::timestamptz)
     returning failures`,
    [id, world.clock.now().toISOString(), retrySeconds.first, retrySeconds.longest],
  );
  if (postponed !== undefined)
    log({ level: 'error', event: 'alert postponed', table, id, failures: postponed.failures, ...errorFacts(cause) });
}

/** A row that is `begun` has more to do; the next run that claims it goes on. */
type Progress = 'begun' | 'done';

interface Work<Row> {
  claim: (transaction: Database, now: Date) => Promise<Row | undefined>;
  work: (transaction: Database, row: Row, now: Date) => Promise<Progress>;
}

/**
 * Claims one row and works on it in one transaction. If the work fails, the row is delayed and the run goes on. If claiming
 * fails, the run ends.
 */
export async function workOnNext<Row extends { id: string | number }>(
  world: Adapters,
  table: WorkedTable,
  { claim, work }: Work<Row>,
): Promise<'nothing' | 'postponed' | Progress> {
  const held: { row?: Row | undefined } = {};
  try {
    return await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      held.row = await claim(transaction, now);
      return held.row === undefined ? 'nothing' : await work(transaction, held.row, now);
    });
  } catch (cause) {
    if (held.row === undefined) throw cause;
    await postpone(world, table, held.row.id, cause);
    return 'postponed';
  }
}

interface News {
  id: number;
  listing: ListingId;
  ownerId: AccountId;
  x: number;
  y: number;
  isStillSo: boolean;
  /** When it was claimed. */
  now: Date;
  /** The searches up to this id have been tested. */
  matchedUpTo: SavedSearchId | null;
  [column: string]: unknown;
}

/** Claims the next news. News of a hidden listing waits. Other runs skip the locked row. */
async function claimNews(transaction: Database, now: Date): Promise<News | undefined> {
  const [claimed] = await transaction.query<News>(
    `select news.id, shown.id as listing, shown.owner_id as "ownerId", shown.x, shown.y,
            news.kind = 'published' or shown.price_centavos < news.former_price_centavos as "isStillSo",
            news.matched_up_to as "matchedUpTo"
       from app.listing_news news
       join (select id, owner_id, x, y, price_centavos from app.listing where ${isPublicAt('$1::timestamptz')}) shown
         on shown.id = news.listing_id
      where news.matched_at is null and ${isToBeTried('news')}
      order by news.id
      limit 1
      for update of news skip locked`,
    [now.toISOString()],
  );
  return claimed && { ...claimed, now };
}

/** The next active searches whose box contains the position, without those of the listing's owner. */
async function candidatesFor(transaction: Database, { x, y, ownerId, matchedUpTo }: News): Promise<SavedSearchId[]> {
  const rows = await transaction.query<{ id: SavedSearchId }>(
    `select search.id
       from app.saved_search search
       join app.account owner on owner.id = $3
      where search.ended_at is null and search.muted_at is null and search.confirmed_at is not null
        and search.west <= $1 and search.east >= $1 and search.south <= $2 and search.north >= $2
        and search.account_id is distinct from owner.id and search.email <> owner.email
        and ($4::uuid is null or search.id > $4)
      order by search.id
      limit ${candidatesAtOnce}`,
    [x, y, ownerId, matchedUpTo],
  );
  return rows.map(({ id }) => id);
}

interface AskedSearch {
  id: SavedSearchId;
  filters: ListingFilters;
}

async function askedBy(transaction: Database, searches: readonly SavedSearchId[]): Promise<AskedSearch[]> {
  const rows = await transaction.query<{ id: SavedSearchId; filters: unknown }>(
    'select id, filters from app.saved_search where id = any($1::uuid[])',
    [searches],
  );
  return rows.flatMap(({ id, filters }) => {
    const read = storedFilters.safeParse(filters);
    return read.success ? [{ id, filters: read.data }] : [];
  });
}

const askAll = async (
  transaction: Database,
  news: News,
  searches: readonly SavedSearchId[],
): Promise<SavedSearchId[]> => {
  const asked = await askedBy(transaction, searches);
  if (asked.length === 0) return [];
  const { listing: id, x, y } = news;
  const questions = asked.map(({ filters }) => filters);
  const answers = await answering(transaction, [{ id, x, y }], questions, news.now);
  return answers.flatMap(({ question }) => asked[question]?.id ?? []);
};

/** The searches that match. One that cannot be tested is found by bisection, logged and left out. */
async function matchingAmong(
  transaction: Database,
  news: News,
  searches: readonly SavedSearchId[],
): Promise<SavedSearchId[]> {
  await transaction.query('savepoint asking');
  const asked = await askAll(transaction, news, searches).then(
    (matching) => ({ matching }),
    (cause: unknown) => ({ cause }),
  );
  if ('matching' in asked) {
    await transaction.query('release savepoint asking');
    return asked.matching;
  }
  await transaction.query('rollback to savepoint asking');
  const middle = Math.ceil(searches.length / 2);
  if (middle === searches.length) {
    log({ level: 'error', event: 'saved search skipped', search: searches[0], ...errorFacts(asked.cause) });
    return [];
  }
  return [
    ...(await matchingAmong(transaction, news, searches.slice(0, middle))),
    ...(await matchingAmong(transaction, news, searches.slice(middle))),
  ];
}

/** Reads the filters in batches, because each may hold thousands of points and there may be any number of searches. */
async function exactlyMatching(
  transaction: Database,
  news: News,
  candidates: readonly SavedSearchId[],
): Promise<SavedSearchId[]> {
  const matching: SavedSearchId[] = [];
  for (let first = 0; first < candidates.length; first += searchesAtOnce)
    matching.push(...(await matchingAmong(transaction, news, candidates.slice(first, first + searchesAtOnce))));
  return matching;
}

/** Stores the matches and how far the news has come: up to the search `last`, or to the end. */
const keepMatches = (
  transaction: Database,
  news: News,
  searches: SavedSearchId[],
  { last, now }: { last: SavedSearchId | undefined; now: Date },
): Promise<unknown> =>
  transaction.query(
    `with progress as (
       update app.listing_news
          set matched_up_to = coalesce($3::uuid, matched_up_to),
              matched_at = case when $3::uuid is null then $4::timestamptz end, failures = 0, not_before = null
        where id = $1)
     insert into app.saved_search_match (saved_search_id, news_id)
     select search.id, $1 from app.saved_search search where search.id = any($2::uuid[])
     on conflict do nothing`,
    [news.id, searches, last ?? null, now.toISOString()],
  );

async function match(transaction: Database, news: News, now: Date): Promise<Progress> {
  const candidates = news.isStillSo ? await candidatesFor(transaction, news) : [];
  const last = candidates.length < candidatesAtOnce ? undefined : candidates.at(-1);
  await keepMatches(transaction, news, await exactlyMatching(transaction, news, candidates), { last, now });
  return last === undefined ? 'done' : 'begun';
}

/** Tests the news of one listing against the next batch of searches. */
export const matchNextNews = (world: Adapters) => workOnNext(world, 'listing_news', { claim: claimNews, work: match });
