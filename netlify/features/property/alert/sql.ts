import type { ListingId } from '../../../../src/contract/fields.ts';
import type { SavedSearchId } from '../../../../src/contract/property/saved-search.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isResting } from '../../messaging/index.ts';
import { isPublicAt } from '../listing/rules.ts';
import { isToBeTried } from './news-sql.ts';
import { type FoundListing, instantMinutes, repeatedReduction } from './rules.ts';

export interface DueSearch {
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
export async function claimDueSearch(transaction: Database, now: Date): Promise<DueSearch | undefined> {
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
export const takeMatches = (transaction: Database, search: SavedSearchId, now: Date): Promise<FoundListing[]> =>
  transaction.query<FoundListing & Record<string, unknown>>(
    `with taken as (
       update app.saved_search_match match set mailed_at = $2::timestamptz
         from app.listing_news news ${shownOfNews('$2::timestamptz')}
        where match.saved_search_id = $1 and match.mailed_at is null and news.id = match.news_id
       returning news.*)
     select shown.id, shown.x, shown.y, shown.title, shown.location, shown.bedrooms, shown.area, nullif(shown.deal_type, 'none') as "dealType",
            case when shown.provider_type = 'properties' then shown.price_centavos::float8 / 100 end as price,
            (select kept.images -> 0 from app.listing_pictures kept where kept.listing_id = shown.id) as cover,
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

/** Stores the prices that the mail names with the matches, and the time of the mail with the search. */
export async function markMailed(
  transaction: Database,
  search: SavedSearchId,
  told: ListingId[],
  now: Date,
): Promise<void> {
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
