import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { SellerCounts } from '../../../../src/contract/property/seller.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { isPublicAt } from '../listing/rules.ts';
import type { Period } from './rules.ts';

interface View {
  day: string;
  visitor: Uint8Array;
  /** The signed-in viewer, if any: owners do not count as visitors of their own listings. */
  viewer: AccountId | undefined;
}

/**
 * Counts the first view of a visitor and day, in one statement. Of two views at the same moment only one inserts the
 * visitor, and only that one counts. False if visitors may not see the listing.
 */
export async function countView(database: Database, listing: ListingId, view: View, now: Date): Promise<boolean> {
  const rows = await database.query(
    `with seen as (
       select id, owner_id from app.listing where id = $1 and ${isPublicAt('$5::timestamptz')}),
     come as (
       insert into app.listing_visitor (day, listing_id, visitor)
       select $2::date, id, $3 from seen where owner_id is distinct from $4::uuid
       on conflict do nothing
       returning day, listing_id),
     counted as (
       insert into app.listing_day as known (listing_id, day, views)
       select listing_id, day, 1 from come
       on conflict (listing_id, day) do update set views = known.views + 1)
     select id from seen`,
    [listing, view.day, view.visitor, view.viewer ?? null, now.toISOString()],
  );
  return rows.length > 0;
}

/** Deletes old visitor hashes; returns their number. */
export const deleteVisitorsBefore = (database: Database, day: string): Promise<number> =>
  forget(database, 'listing_visitor', 'day', day);

/** The instant at which a day begins in the Philippines. Comparing instants lets the indexes be used. */
const midnight = (day: string): string => `((${day})::timestamp at time zone 'Asia/Manila')`;
const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Manila')::date`;
const within = (instant: string): string =>
  `${instant} >= ${midnight('$3::date')} and ${instant} < ${midnight('$4::date + 1')}`;

/** Views, favourites and inquiries of the owner's ($1) listings, all or one ($2), from one day ($3) to another ($4). */
const happened = `
  own as (
    select id, owner_id, title, status from app.listing where owner_id = $1 and ($2::uuid is null or id = $2::uuid)),
  happened as (
    select counted.listing_id, counted.day, counted.views, 0 as favorites, 0 as inquiries
      from own
      join app.listing_day counted on counted.listing_id = own.id
     where counted.day between $3::date and $4::date
     union all
    select kept.listing_id, ${dayOf('kept.created_at')}, 0, 1, 0
      from own
      join app.favorite kept on kept.listing_id = own.id and kept.account_id <> own.owner_id
     where ${within('kept.created_at')}
     union all
    select asked.listing_id, ${dayOf('asked.created_at')}, 0, 0, 1
      from own
      join app.inquiry asked on asked.listing_id = own.id
     where ${within('asked.created_at')})`;

const sums = ['views', 'favorites', 'inquiries'].map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', ');

type DayCounts = SellerCounts & { day: string };

/** Every day of the period, in order. */
export const countsByDay = (
  database: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  { first, last }: Period,
): Promise<DayCounts[]> =>
  database.query<DayCounts & Record<string, unknown>>(
    `with ${happened},
     calendar as (select $3::date + n as day from generate_series(0, $4::date - $3::date) as n)
     select calendar.day, ${sums}
       from calendar
       left join happened on happened.day = calendar.day
      group by calendar.day
      order by calendar.day`,
    [owner, listing ?? null, first, last],
  );

type ListingCounts = SellerCounts & { id: ListingId; title: string };

/** The most viewed first. A withdrawn listing is included if something happened to it in the period. */
export const countsByListing = (
  database: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  { first, last }: Period,
): Promise<ListingCounts[]> =>
  database.query<ListingCounts & Record<string, unknown>>(
    `with ${happened}
     select own.id, own.title, ${sums}
       from own
       left join happened on happened.listing_id = own.id
      group by own.id, own.title, own.status
     having own.status <> 'removed' or count(happened.day) > 0
      order by coalesce(sum(views), 0) desc, coalesce(sum(inquiries), 0) desc, coalesce(sum(favorites), 0) desc,
               own.title, own.id`,
    [owner, listing ?? null, first, last],
  );
