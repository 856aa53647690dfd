import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { ListingStatus } from '../../../../src/contract/property/taxonomy.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isDueAt, type ReminderKind, reminderSpans, remindersAtOnce } from './rules.ts';

/** Expires listings past their days, the oldest first, and returns their number. Locked rows are left to the next run. */
export async function expireSome(database: Database, atMost: number, now: Date): Promise<number> {
  const flipped = await database.query(
    `update app.listing set status = 'expired'
      where id in (
              select id from app.listing where ${isDueAt('$2::timestamptz')}
               order by expires_at limit $1 for update skip locked)
     returning id`,
    [atMost, now.toISOString()],
  );
  return flipped.length;
}

/** The plan's full days from now on. `published_at` stays, so that renewing does not lead to the top of the newest. */
export const renew = (
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  days: number,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `update app.listing
        set status = 'published', published_at = coalesce(published_at, $3::timestamptz),
            expires_at = $3::timestamptz + make_interval(days => $4), available_confirmed_at = $3::timestamptz
      where owner_id = $1 and id = $2 and provider_type = 'properties' and status <> 'removed'`,
    [owner, id, now.toISOString(), days],
  );

/** True if there is such a listing of theirs and it is public. */
export async function confirmAvailable(
  database: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `update app.listing set available_confirmed_at = $3::timestamptz
      where owner_id = $1 and id = $2 and provider_type = 'properties' and status = 'published'
        and expires_at > $3::timestamptz
     returning id`,
    [owner, id, now.toISOString()],
  );
  return rows.length > 0;
}

/** The owner of a listing, for a link that we signed; undefined if the account is suspended. */
export async function ownerOf(database: Database, id: ListingId): Promise<AccountId | undefined> {
  const [found] = await database.query<{ ownerId: AccountId }>(
    `select owner_id as "ownerId" from app.listing join app.account owner on owner.id = owner_id
      where listing.id = $1 and provider_type = 'properties' and owner.suspended_at is null`,
    [id],
  );
  return found?.ownerId;
}

export interface LinkedListing {
  title: string;
  status: ListingStatus;
  expiresAt: string | null;
  pictures: number;
  [column: string]: unknown;
}

/** Reads and locks a listing for the length of the transaction. */
export async function lockedListing(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<LinkedListing | undefined> {
  const [found] = await transaction.query<LinkedListing>(
    `select title, expires_at as "expiresAt",
            case when status = 'published' and expires_at <= $3::timestamptz then 'expired' else status end as status,
            (select count(*) from app.listing_image shown where shown.listing_id = listing.id) as pictures
       from app.listing
      where owner_id = $1 and id = $2 and provider_type = 'properties' and status <> 'removed'
        for update`,
    [owner, id, now.toISOString()],
  );
  return found;
}

/** How many of the owner's other listings are public, for the plan's limit. */
export async function countOthersPublic(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing
      where owner_id = $1 and id <> $2 and provider_type = 'properties' and status = 'published'
        and expires_at > $3::timestamptz`,
    [owner, id, now.toISOString()],
  );
  return counted?.count ?? 0;
}

export interface DueReminder {
  id: ListingId;
  title: string;
  expiresAt: string;
  email: string;
  isProven: boolean;
  /** The seller wants mails. Whoever does not is not told later of what has passed. */
  isWanted: boolean;
  sellerType: AccountType;
  [column: string]: unknown;
}

/** Claims due mails of one kind. Each end is claimed once, even by several runs at the same moment. */
export function claimReminders(transaction: Database, kind: ReminderKind, now: Date): Promise<DueReminder[]> {
  const { from, until } = reminderSpans[kind];
  // Each state has an index of its own, by the end of its days.
  const ending = (kind === 'expired' ? ['published', 'expired'] : ['published'])
    .map(
      (status) => `select * from app.listing where status = '${status}'
           and expires_at <= $2::timestamptz + make_interval(days => $3) and expires_at > $2::timestamptz + make_interval(days => $4)`,
    )
    .join(' union all ');
  return transaction.query<DueReminder>(
    `with due as (
       select listing.id, listing.title, listing.expires_at, owner.email, owner.type, owner.email_verified_at,
              owner.email_notifications
         from (${ending}) as listing
         join app.account owner on owner.id = listing.owner_id
        where listing.provider_type = 'properties' and owner.suspended_at is null
          and not exists (
            select from app.listing_reminder told
             where told.listing_id = listing.id and told.kind = $1 and told.expires_at = listing.expires_at)
        order by listing.expires_at
        limit ${remindersAtOnce}),
     claimed as (
       insert into app.listing_reminder (listing_id, kind, expires_at)
       select id, $1, expires_at from due
       on conflict do nothing
       returning listing_id)
     select due.id, due.title, due.expires_at as "expiresAt", due.email, due.type as "sellerType",
            due.email_verified_at is not null as "isProven", due.email_notifications as "isWanted"
       from due join claimed on claimed.listing_id = due.id`,
    [kind, now.toISOString(), from, until],
  );
}
