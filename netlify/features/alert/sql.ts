import { storedFilters } from '../../../src/contract/browse.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import type { SavedSearchId } from '../../../src/contract/saved-search.ts';
import type { Language } from '../../../src/contract/words.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { stillAnswering } from '../../search/index.ts';
import { signLink } from '../../session/link.ts';
import { isPublicAt } from '../listing/rules.ts';
import { isResting, queueMail } from '../mail/sql.ts';
import { isToBeTried, matchNextNews, workOnNext } from '../news/sql.ts';
import { alertMail } from './messages.ts';
import {
  type FoundListing,
  instantMinutes,
  isWorthTelling,
  listingLink,
  oneClickUnsubscribe,
  repeatedReduction,
  resultsLink,
  runMilliseconds,
  unsubscribeLink,
} from './rules.ts';

interface DueSearch {
  id: SavedSearchId;
  name: string;
  email: string;
  language: Language;
  filters: unknown;
  [column: string]: unknown;
}

/** Joins `news` with its listings, if visitors can see them. */
const shownOfNews = (now: string): string =>
  `join (select * from app.listing where ${isPublicAt(now)}) shown on shown.id = news.listing_id`;

/**
 * Claims a search that has matches to mail and is due. Matches that are hidden at the moment wait without delaying others. So
 * do searches whose address refuses mail.
 */
async function claimDueSearch(transaction: Database, now: Date): Promise<DueSearch | undefined> {
  const [claimed] = await transaction.query<DueSearch>(
    `select search.id, search.name, search.email, search.language, search.filters
       from app.saved_search search
      where search.ended_at is null and search.muted_at is null and search.confirmed_at is not null and ${isToBeTried('search')}
        and not ${isResting('search.email')}
        and exists (
          select from app.saved_search_match match
            join app.listing_news news on news.id = match.news_id
            ${shownOfNews('$1::timestamptz')}
           where match.saved_search_id = search.id and match.mailed_at is null)
        and case search.frequency
              when 'instant' then coalesce(search.last_mailed_at, '-infinity') <= $1::timestamptz - make_interval(mins => $2)
              else coalesce(search.last_mailed_at, search.created_at)
                   <= $1::timestamptz - make_interval(days => case search.frequency when 'daily' then 1 else 7 end)
            end
        and not exists (
          select from app.account
           where account.id = search.account_id and (account.suspended_at is not null or not account.email_notifications))
      limit 1
      for update of search skip locked`,
    [now.toISOString(), instantMinutes],
  );
  return claimed;
}

/** Marks the open matches that visitors can see as mailed and returns them, the latest first. */
const takeMatches = (transaction: Database, search: SavedSearchId, now: Date): Promise<FoundListing[]> =>
  transaction.query<FoundListing & Record<string, unknown>>(
    `with taken as (
       update app.saved_search_match match set mailed_at = $2::timestamptz
         from app.listing_news news ${shownOfNews('$2::timestamptz')}
        where match.saved_search_id = $1 and match.mailed_at is null and news.id = match.news_id
       returning news.*)
     select shown.id, shown.title, shown.location, nullif(shown.deal_type, 'none') as "dealType",
            case when shown.provider_type = 'properties' then shown.price_centavos::float8 / 100 end as price,
            coalesce(last.price, told."formerPrice") as "formerPrice", last.price as "toldPrice", told."isNew"
       from (
         select listing_id, max(id) as latest, bool_or(kind = 'published') as "isNew",
                max(former_price_centavos)::float8 / 100 as "formerPrice"
           from taken
          group by listing_id) told
       join app.listing shown on shown.id = told.listing_id
       left join lateral (
         select match.told_price_centavos::float8 / 100 as price
           from app.saved_search_match match join app.listing_news earlier on earlier.id = match.news_id
          where match.saved_search_id = $1 and earlier.listing_id = told.listing_id
            and match.told_price_centavos is not null
            and match.mailed_at > $2::timestamptz - make_interval(hours => $3)
          order by match.mailed_at desc
          limit 1) last on true
      order by told.latest desc`,
    [search, now.toISOString(), repeatedReduction.hours],
  );

/** The found listings that the search still matches: a listing may have changed since it was matched. */
async function stillFound(transaction: Database, search: DueSearch, found: FoundListing[]): Promise<FoundListing[]> {
  const filters = storedFilters.safeParse(search.filters);
  if (!filters.success || found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const known = new Set(await stillAnswering(transaction, filters.data, ids));
  return found.filter((listing) => known.has(listing.id) && isWorthTelling(listing));
}

/** Stores the prices that the mail names with the matches, and the time of the mail with the search. */
async function markMailed(transaction: Database, search: SavedSearchId, told: ListingId[], now: Date): Promise<void> {
  await transaction.query(
    `update app.saved_search_match match set told_price_centavos = listing.price_centavos
       from app.listing_news news join app.listing on listing.id = news.listing_id
      where match.saved_search_id = $1 and match.mailed_at = $3::timestamptz
        and news.id = match.news_id and listing.id = any($2::uuid[])`,
    [search, told, now.toISOString()],
  );
  await transaction.query(
    'update app.saved_search set last_mailed_at = $2::timestamptz, failures = 0, not_before = null where id = $1',
    [search, now.toISOString()],
  );
}

/** Queues the mail in the transaction that marks the matches and the search. */
async function mail(world: Adapters, transaction: Database, search: DueSearch, now: Date): Promise<void> {
  const listings = await stillFound(transaction, search, await takeMatches(transaction, search.id, now));
  if (listings.length === 0) return;
  const { siteUrl } = world;
  const { language } = search;
  const token = await signLink(world.secret, 'unsubscribe', search.id, now);
  const letter = alertMail(language, {
    name: search.name,
    listings,
    linkOf: ({ id }) => listingLink(siteUrl, language, id),
    resultsLink: resultsLink(siteUrl, language, storedFilters.parse(search.filters)),
    unsubscribeLink: unsubscribeLink(siteUrl, language, token),
  });
  await queueMail(
    transaction,
    { to: search.email, unsubscribeUrl: oneClickUnsubscribe(siteUrl, token), ...letter },
    now,
  );
  const told = listings.map(({ id }) => id);
  await markMailed(transaction, search.id, told, now);
}

const mailNextSearch = (world: Adapters) =>
  workOnNext(world, 'saved_search', {
    claim: claimDueSearch,
    work: async (transaction, search: DueSearch, now) => {
      await mail(world, transaction, search, now);
      return 'done';
    },
  });

type Worked = Awaited<ReturnType<typeof matchNextNews>>;

/**
 * Matches the news with the saved searches and queues the mails that are due. Only the schedule does this, so that nobody
 * who publishes waits for other people's searches. Several runs may work at once and a broken run loses nothing: each
 * search, and each batch of a news, is one transaction that the other runs skip. What fails is tried again later.
 */
export async function matchNews(world: Adapters): Promise<{ news: number; searches: number; postponed: number }> {
  let postponed = 0;
  // Matching and mailing have their own time, so that many news do not delay the mails.
  const exhaust = async (next: () => Promise<Worked>): Promise<number> => {
    const started = world.clock.now();
    const isInTime = (): boolean => world.clock.now().getTime() - started.getTime() <= runMilliseconds;
    let done = 0;
    while (isInTime()) {
      const worked = await next();
      if (worked === 'nothing') break;
      if (worked === 'postponed') postponed += 1;
      if (worked === 'done') done += 1;
    }
    return done;
  };
  const news = await exhaust(() => matchNextNews(world));
  const searches = await exhaust(() => mailNextSearch(world));
  return { news, searches, postponed };
}
