import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import { type ListingFilters, savedFilters } from '../../../src/contract/listing.ts';
import type { SavedSearchId } from '../../../src/contract/saved-search.ts';
import type { Language } from '../../../src/contract/words.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { answeredPlaces, answering } from '../../search/answered.ts';
import { isPublic } from '../../search/conditions.ts';
import { Parameters } from '../../search/parameters.ts';
import { signLink } from '../../session/link.ts';
import { deliverDueMail, queueMail } from '../mail/sql.ts';
import { alertMail } from './messages.ts';
import {
  type FoundListing,
  isWorthTelling,
  newsDays,
  resultsLink,
  runMilliseconds,
  searchesAtOnce,
  unsubscribeLinks,
} from './rules.ts';

export const deleteOldNews = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `delete from app.listing_news
      where at < $1::timestamptz - make_interval(days => $2)
        and (matched_at is not null or at < $1::timestamptz - make_interval(days => $3))`,
    [now.toISOString(), newsDays.matched, newsDays.open],
  );

interface News {
  id: number;
  listing: ListingId;
  ownerId: AccountId;
  q: number;
  x: number;
  y: number;
  isStillSo: boolean;
  [column: string]: unknown;
}

/** News of what visitors cannot see waits until they can. Others skip what is locked here. */
async function claimNews(transaction: Database): Promise<News | undefined> {
  const [claimed] = await transaction.query<News>(
    `select news.id, shown.id as listing, shown.owner_id as "ownerId", shown.q, shown.x, shown.y,
            news.kind = 'published' or shown.price_centavos < news.former_price_centavos as "isStillSo"
       from app.listing_news news
       join (select id, owner_id, q, x, y, price_centavos from app.listing where ${isPublic}) shown
         on shown.id = news.listing_id
      where news.matched_at is null
      order by news.id
      limit 1
      for update of news skip locked`,
  );
  return claimed;
}

/** Live searches whose box holds the place; nobody is told of what is their own. */
async function candidatesFor(transaction: Database, { x, y, ownerId }: News): Promise<SavedSearchId[]> {
  const rows = await transaction.query<{ id: SavedSearchId }>(
    `select search.id
       from app.saved_search search
       join app.account owner on owner.id = $3
      where search.ended_at is null and search.confirmed_at is not null
        and search.west <= $1 and search.east >= $1 and search.south <= $2 and search.north >= $2
        and search.account_id is distinct from owner.id and search.email <> owner.email`,
    [x, y, ownerId],
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
    const read = savedFilters.safeParse(filters);
    return read.success ? [{ id, filters: read.data }] : [];
  });
}

/** The filters are read some at a time: each may hold thousands of points, and nobody knows how many searches there are. */
async function exactlyMatching(
  transaction: Database,
  news: News,
  candidates: readonly SavedSearchId[],
): Promise<SavedSearchId[]> {
  const matching: SavedSearchId[] = [];
  for (let first = 0; first < candidates.length; first += searchesAtOnce) {
    const some = await askedBy(transaction, candidates.slice(first, first + searchesAtOnce));
    if (some.length === 0) continue;
    const parameters = new Parameters();
    const questions = some.map(({ filters }) => filters);
    const statement = answeredPlaces({ id: news.listing, q: news.q }, questions, parameters);
    const places = await transaction.query<{ place: number }>(statement, parameters.values);
    matching.push(...places.flatMap(({ place }) => some[place]?.id ?? []));
  }
  return matching;
}

const keepMatches = (transaction: Database, news: News, searches: SavedSearchId[], now: Date): Promise<unknown> =>
  transaction.query(
    `with matched as (update app.listing_news set matched_at = $3::timestamptz where id = $1)
     insert into app.saved_search_match (saved_search_id, news_id)
     select search.id, $1 from app.saved_search search where search.id = any($2::uuid[])
     on conflict do nothing`,
    [news.id, searches, now.toISOString()],
  );

/** False where there was no news to match. */
async function matchNext(transaction: Database, now: Date): Promise<boolean> {
  const news = await claimNews(transaction);
  if (news === undefined) return false;
  const candidates = news.isStillSo ? await candidatesFor(transaction, news) : [];
  await keepMatches(transaction, news, await exactlyMatching(transaction, news, candidates), now);
  return true;
}

interface DueSearch {
  id: SavedSearchId;
  name: string;
  email: string;
  language: Language;
  filters: unknown;
  [column: string]: unknown;
}

/** A search with matches to tell whose time has come. */
async function claimDueSearch(transaction: Database, now: Date): Promise<DueSearch | undefined> {
  const [claimed] = await transaction.query<DueSearch>(
    `select search.id, search.name, search.email, search.language, search.filters
       from app.saved_search search
      where search.ended_at is null and search.confirmed_at is not null
        and exists (
          select from app.saved_search_match match
           where match.saved_search_id = search.id and match.mailed_at is null)
        and (search.frequency = 'instant'
             or coalesce(search.last_mailed_at, search.created_at)
                <= $1::timestamptz - make_interval(days => case search.frequency when 'daily' then 1 else 7 end))
        and not exists (
          select from app.account where account.id = search.account_id and account.suspended_at is not null)
      limit 1
      for update of search skip locked`,
    [now.toISOString()],
  );
  return claimed;
}

/** Its open matches, told from now on; of these what visitors can see, the latest first. */
const takeMatches = (transaction: Database, search: SavedSearchId, now: Date): Promise<FoundListing[]> =>
  transaction.query<FoundListing & Record<string, unknown>>(
    `with taken as (
       update app.saved_search_match set mailed_at = $2::timestamptz
        where saved_search_id = $1 and mailed_at is null
       returning news_id)
     select shown.id, shown.title, shown.location, nullif(shown.deal_type, 'none') as "dealType",
            case when shown.provider_type = 'properties' then shown.price_centavos::float8 / 100 end as price,
            told."formerPrice", told."isNew"
       from (
         select news.listing_id, max(news.id) as latest, bool_or(news.kind = 'published') as "isNew",
                max(news.former_price_centavos)::float8 / 100 as "formerPrice"
           from taken join app.listing_news news on news.id = taken.news_id
          group by news.listing_id) told
       join (select * from app.listing where ${isPublic}) shown on shown.id = told.listing_id
      order by told.latest desc`,
    [search, now.toISOString()],
  );

/** A listing may have changed since it was matched: told is what the search would find now. */
async function stillFound(transaction: Database, search: DueSearch, found: FoundListing[]): Promise<FoundListing[]> {
  const filters = savedFilters.safeParse(search.filters);
  if (!filters.success || found.length === 0) return [];
  const parameters = new Parameters();
  const ids = found.map(({ id }) => id);
  const rows = await transaction.query<{ id: ListingId }>(answering(filters.data, ids, parameters), parameters.values);
  const known = new Set(rows.map(({ id }) => id));
  return found.filter((listing) => known.has(listing.id) && isWorthTelling(listing));
}

const markMailed = (transaction: Database, search: SavedSearchId, now: Date): Promise<unknown> =>
  transaction.query('update app.saved_search set last_mailed_at = $2::timestamptz where id = $1', [
    search,
    now.toISOString(),
  ]);

/** Matches, mail and time of the search are one transaction. False where no search was due. */
async function mailNext(world: Adapters, transaction: Database, now: Date): Promise<boolean> {
  const search = await claimDueSearch(transaction, now);
  if (search === undefined) return false;
  const listings = await stillFound(transaction, search, await takeMatches(transaction, search.id, now));
  if (listings.length === 0) return true;
  const { siteUrl } = world;
  const unsubscribe = unsubscribeLinks(siteUrl, await signLink(world.secret, 'unsubscribe', search.id, now));
  const letter = alertMail(search.language, {
    name: search.name,
    listings,
    linkOf: ({ id }) => `${siteUrl}/property/${id}`,
    resultsLink: resultsLink(siteUrl, savedFilters.parse(search.filters)),
    unsubscribeLink: unsubscribe.page,
  });
  await queueMail(transaction, { to: search.email, unsubscribeUrl: unsubscribe.oneClick, ...letter }, now);
  await markMailed(transaction, search.id, now);
  return true;
}

/**
 * Matches the news against the saved searches, and queues the mails that are due. It stands here because every strand
 * that changes a listing also calls this afterwards. Several may run at once, and one that is broken off loses nothing:
 * each news and each search is one transaction, and skipped by the others meanwhile.
 */
export async function matchNews(world: Adapters): Promise<{ news: number; searches: number }> {
  const done = { news: 0, searches: 0 };
  const started = world.clock.now();
  const isInTime = (): boolean => world.clock.now().getTime() - started.getTime() <= runMilliseconds;
  const next = (work: (transaction: Database) => Promise<boolean>): Promise<boolean> =>
    isInTime() ? world.database.transaction(work) : Promise.resolve(false);
  while (await next((transaction) => matchNext(transaction, world.clock.now()))) done.news += 1;
  while (await next((transaction) => mailNext(world, transaction, world.clock.now()))) done.searches += 1;
  if (done.searches > 0) await deliverDueMail(world);
  return done;
}
