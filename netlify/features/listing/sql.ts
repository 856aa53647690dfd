import type { AccountType } from '../../../src/contract/account.ts';
import { listingCard } from '../../../src/contract/browse.ts';
import type { AccountId, ImageId, ListingId } from '../../../src/contract/fields.ts';
import type { OpenedProperty, Property } from '../../../src/contract/listing.ts';
import type { ListingDetail } from '../../../src/contract/listing-detail.ts';
import { propertyFieldNames } from '../../../src/contract/listing-fields.ts';
import type { Plan, PlanName } from '../../../src/contract/plans.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import type { ImageRow } from '../../ground/pictures.ts';
import type { CardRow } from './card-sql.ts';
import { cardColumns, imagesOfListing } from './card-sql.ts';
import {
  isDueAt,
  isPublicAt,
  type PropertyFields,
  type ReminderKind,
  reminderSpans,
  remindersAtOnce,
  rowOf,
  type Settled,
  type StoredProperty,
  selected,
  writtenColumns,
} from './rules.ts';

export type PropertyRow = Omit<Property, 'images'> & { images: ImageRow[] };

/**
 * The status as people see it. A listing past its days is `expired`, even before the schedule has marked it. `withheld` (its
 * seller is suspended) is shown as `published`: that status is internal.
 */
const statusAt = (now: string) =>
  `case when ${isDueAt(now)} then 'expired' when status = 'withheld' then 'published' else status end`;

/** Money in pesos. */
const ownColumns = (now: string) => `
  listing.id, ${propertyFieldNames.map(selected).join(', ')},
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  ${statusAt(now)} as status`;

const propertyColumns = (now: string) => `
  ${ownColumns(now)}, ${imagesOfListing}, expires_at as "expiresAt",
  available_confirmed_at as "availableConfirmedAt", provider_type as "providerType",
  status = 'draft' and awaits_confirmation as "awaitsConfirmation", owner_id as "userId", created_at as "createdAt", updated_at as "lastUpdate"`;

/** Another's listing, a withdrawn one and an unknown id are treated alike. */
const isOwned = `owner_id = $1 and provider_type = 'properties' and status <> 'removed'`;

type ListedFirst = Pick<Property, 'id' | 'title' | 'status' | 'expiresAt' | 'awaitsConfirmation'>;

/** Newest first. */
export const ownedBy = (database: Database, owner: AccountId, now: Date): Promise<ListedFirst[]> =>
  database.query<ListedFirst & Record<string, unknown>>(
    `select id, title, ${statusAt('$2::timestamptz')} as status, expires_at as "expiresAt", awaits_confirmation as "awaitsConfirmation"
       from app.listing where ${isOwned} order by created_at desc, id desc`,
    [owner, now.toISOString()],
  );

/** The rows of these ids that belong to the owner. */
export const ownedAmong = (
  database: Database,
  owner: AccountId,
  ids: readonly ListingId[],
  now: Date,
): Promise<PropertyRow[]> =>
  database.query<PropertyRow>(
    `select ${propertyColumns('$3::timestamptz')} from app.listing where ${isOwned} and id = any($2::uuid[])`,
    [owner, ids, now.toISOString()],
  );

export async function ownedProperty(
  database: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<PropertyRow | undefined> {
  const [found] = await ownedAmong(database, owner, [id], now);
  return found;
}

/** Of the owner's other public listings the one that shows the most pictures of this one. */
export async function publicLike(
  database: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<OpenedProperty['publicLike'] | undefined> {
  const [found] = await database.query<NonNullable<OpenedProperty['publicLike']> & Record<string, unknown>>(
    `select listing.id, title, shown.images
       from app.listing
      cross join lateral (
              select json_agg(other.image_id order by other.position) as images,
                     count(*) filter (where other.image_id in (
                       select own.image_id from app.listing_image own where own.listing_id = $2)) as shared
                from app.listing_image other where other.listing_id = listing.id) as shown
      where ${isOwned} and listing.id <> $2 and ${isPublicAt('$3::timestamptz')} and shared > 0
      order by shared desc, created_at desc, listing.id desc limit 1`,
    [owner, id, now.toISOString()],
  );
  return found;
}

/** Locks the account until the transaction ends: of two publications at once the second counts the first. The plan is that for properties. */
export async function lockedPlan(transaction: Database, owner: AccountId): Promise<PlanName | undefined> {
  const [found] = await transaction.query<{ plan: PlanName }>(
    'select coalesce(property_plan, plan) as plan from app.account where id = $1 and suspended_at is null for update',
    [owner],
  );
  return found?.plan;
}

/** Whether the seller's address is confirmed. Call it with the account locked, so that it cannot change meanwhile. */
export async function hasConfirmedEmail(transaction: Database, owner: AccountId): Promise<boolean> {
  const found = await transaction.query('select from app.account where id = $1 and email_verified_at is not null', [
    owner,
  ]);
  return found.length > 0;
}

const isAwaiting = `status = 'draft' and awaits_confirmation`;

/** How many other listings take a place of the plan: public ones and those that wait for the confirmed address. */
export async function countTaken(
  transaction: Database,
  owner: AccountId,
  beside: ListingId | undefined,
  now: Date,
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing
      where ${isOwned} and ((${isPublicAt('$3::timestamptz')}) or (${isAwaiting})) and id is distinct from $2::uuid`,
    [owner, beside ?? null, now.toISOString()],
  );
  return counted?.count ?? 0;
}

/**
 * How many drafts there are. A listing that was paused before it was ever public counts as a draft. On a plan with few
 * places every paused listing counts, because it waits for one of them.
 */
export async function countKept(transaction: Database, owner: AccountId, { listings }: Plan): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing
      where ${isOwned} and (status = 'draft' or (status = 'paused' and ($2 or published_at is null)))`,
    [owner, listings !== null],
  );
  return counted?.count ?? 0;
}

/** Reads and locks an own property for the length of the transaction. */
export async function lockedProperty(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<StoredProperty | undefined> {
  const [found] = await transaction.query<StoredProperty & { id: ListingId }>(
    `select ${ownColumns('$3::timestamptz')},
            (select count(*) from app.listing_image shown where shown.listing_id = listing.id) as "imageCount"
       from app.listing where ${isOwned} and id = $2 for update`,
    [owner, id, now.toISOString()],
  );
  if (found === undefined) return undefined;
  const { id: _id, ...stored } = found;
  return stored;
}

interface Written {
  fields: PropertyFields;
  settled: Settled;
  /** For how many days a listing is public after its publication. */
  days: number;
}

const columns = writtenColumns.join(', ');

/** The given fields ($3) as a row, and the point that visitors are shown. */
const shownPoint = `
  select written.*, case when is_position_exact then latitude else (hidden).shown_latitude end as shown_latitude,
         case when is_position_exact then longitude else (hidden).shown_longitude end as shown_longitude
    from jsonb_populate_record(null::app.listing, $3) as written
   cross join lateral (select app.hidden_place(latitude, longitude) as hidden) as place`;

/** Inserts under a new id or the chosen one. Undefined if the chosen id is taken. */
export async function createProperty(
  transaction: Database,
  owner: AccountId,
  written: Written,
  now: Date,
  chosen?: ListingId,
): Promise<ListingId | undefined> {
  const [inserted] = await transaction.query<{ id: ListingId }>(
    `insert into app.listing (owner_id, status, ${columns}, public_latitude, public_longitude, published_at, expires_at,
                              id, awaits_confirmation, created_at, updated_at)
     select $1, $2, ${columns}, shown_latitude, shown_longitude,
            case when $2 = 'published' then $4::timestamptz end,
            case when $2 = 'published' then $4::timestamptz + make_interval(days => $5) end,
            coalesce($6::uuid, gen_random_uuid()), $7, $4::timestamptz, $4::timestamptz
       from (${shownPoint}) as written
     on conflict (id) do nothing
     returning id`,
    [
      owner,
      written.settled.status ?? 'published',
      rowOf(written.fields),
      now.toISOString(),
      written.days,
      chosen ?? null,
      written.settled.isAwaiting ?? false,
    ],
  );
  return inserted?.id;
}

/**
 * Publishing gives new days only if none are left, because otherwise a pause would be a way to more days. `published_at` stays
 * that of the first publication, so that publishing again does not lead to the top of the newest.
 */
export async function updateOwned(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  written: Written,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update app.listing
        set (${columns}, public_latitude, public_longitude) =
              (select ${columns}, shown_latitude, shown_longitude from (${shownPoint}) as written),
            status = coalesce($5, status),
            published_at = case when $5 = 'published' then coalesce(published_at, $4::timestamptz) else published_at end,
            expires_at = case when $5 = 'published' and coalesce(expires_at <= $4::timestamptz, true)
                              then $4::timestamptz + make_interval(days => $6) else expires_at end,
            awaits_confirmation = coalesce($7, awaits_confirmation),
            updated_at = $4::timestamptz
      where ${isOwned} and id = $2`,
    [
      owner,
      id,
      rowOf(written.fields),
      now.toISOString(),
      written.settled.status ?? null,
      written.days,
      written.settled.isAwaiting ?? null,
    ],
  );
}

/**
 * Publishes the listings that wait for the confirmed address, the newest first, as far as the plan has room. The rest stay
 * drafts. Returns the number published.
 */
export async function publishAwaiting(
  transaction: Database,
  owner: AccountId,
  { listings, images, listingDays }: Plan,
  now: Date,
): Promise<number> {
  const settledRows = await transaction.query<{ status: ListingStatus }>(
    `with waiting as (
       select id, created_at,
              (select count(*) from app.listing_image shown where shown.listing_id = listing.id) <= $2 as fits
         from app.listing where ${isOwned} and ${isAwaiting}),
     ranked as (
       select id, fits, row_number() over (partition by fits order by created_at desc, id desc)
              + (select count(*) from app.listing where ${isOwned} and ${isPublicAt('$4::timestamptz')}) as place
         from waiting)
     update app.listing
        set awaits_confirmation = false,
            status = case when fits and place <= coalesce($3, place) then 'published' else status end,
            published_at = case when fits and place <= coalesce($3, place)
                                then coalesce(published_at, $4::timestamptz) else published_at end,
            expires_at = case when fits and place <= coalesce($3, place) and coalesce(expires_at <= $4::timestamptz, true)
                              then $4::timestamptz + make_interval(days => $5) else expires_at end,
            updated_at = $4::timestamptz
       from ranked
      where listing.id = ranked.id
     returning listing.status`,
    [owner, images, listings, now.toISOString(), listingDays],
  );
  return settledRows.filter(({ status }) => status === 'published').length;
}

/** Attaches the images in the given order. Call `hideImages` first. */
export async function showImages(
  transaction: Database,
  id: ListingId,
  images: readonly { id: ImageId; alt: string }[],
): Promise<void> {
  await transaction.query(
    `insert into app.listing_image (listing_id, position, image_id, alt)
     select $1, position, image_id, alt
       from unnest($2::uuid[], $3::text[]) with ordinality as given (image_id, alt, position)`,
    [id, images.map((image) => image.id), images.map((image) => image.alt)],
  );
}

/** Detaches all images. The sweep deletes those that no other row names after a day. */
export async function hideImages(transaction: Database, owner: AccountId, id: ListingId): Promise<void> {
  await transaction.query(
    `delete from app.listing_image
      where listing_id = (select id from app.listing where owner_id = $1 and id = $2)`,
    [owner, id],
  );
}

/** True if there was such a listing. */
export async function withdrawn(transaction: Database, owner: AccountId, id: ListingId, now: Date): Promise<boolean> {
  const rows = await transaction.query(
    `update app.listing set status = 'removed', updated_at = $3::timestamptz where ${isOwned} and id = $2 returning id`,
    [owner, id, now.toISOString()],
  );
  return rows.length > 0;
}

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
  return transaction.query<DueReminder>(
    `with due as (
       select listing.id, listing.title, listing.expires_at, owner.email, owner.type, owner.email_verified_at,
              owner.email_notifications
         from app.listing
         join app.account owner on owner.id = listing.owner_id
        where listing.status in ('published', $5) and listing.provider_type = 'properties'
          and listing.expires_at <= $2::timestamptz + make_interval(days => $3)
          and listing.expires_at > $2::timestamptz + make_interval(days => $4)
          and owner.suspended_at is null
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
    [kind, now.toISOString(), from, until, kind === 'expired' ? 'expired' : 'published'],
  );
}

export type DetailRow = Omit<ListingDetail, keyof CardRow | 'agent' | 'priceHistory' | 'similar'> &
  CardRow & {
    agentId: AccountId;
    agentName: string;
    agentBusinessName: string | null;
    agentPhone: string | null;
    agentEmail: string;
    isAgentVerified: boolean;
  };

/** What the page of a listing has beside its card. */
const besideCard = propertyFieldNames.filter((field) => !(field in listingCard.shape));

/** Undefined if there is no such listing or visitors may not see it. */
export const publicListing = (database: Database, id: ListingId, now: Date): Promise<DetailRow | undefined> =>
  detailWhere(database, isPublicAt('$2::timestamptz'), [id, now.toISOString()]);

/** An own listing in the same form, whether or not visitors may see it. */
export const ownListing = (database: Database, owner: AccountId, id: ListingId): Promise<DetailRow | undefined> =>
  detailWhere(database, `owner_id = $2 and provider_type = 'properties' and status <> 'removed'`, [id, owner]);

async function detailWhere(
  database: Database,
  condition: string,
  values: readonly string[],
): Promise<DetailRow | undefined> {
  const [found] = await database.query<DetailRow>(
    `select ${cardColumns}, ${besideCard.map(selected).join(', ')},
            listing.available_confirmed_at as "availableConfirmedAt",
            owner.id as "agentId", owner.name as "agentName", owner.business_name as "agentBusinessName",
            coalesce(owner.public_phone, owner.phone) as "agentPhone", owner.email as "agentEmail",
            owner.email_verified_at is not null as "isAgentVerified"
       from (select * from app.listing where id = $1 and ${condition}) as listing
       join app.account owner on owner.id = listing.owner_id`,
    [...values],
  );
  return found;
}

/** The values by which similar listings are found. */
export type Likeness = Pick<DetailRow, 'id' | 'category' | 'dealType' | 'price' | 'latitude' | 'longitude'>;

interface OnceListed extends Likeness {
  isRemoved: boolean;
  [column: string]: unknown;
}

/** A listing that was public at some time. A draft that never was counts as unknown. */
export async function onceListed(database: Database, id: ListingId): Promise<OnceListed | undefined> {
  const [found] = await database.query<OnceListed>(
    `select id, category, nullif(deal_type, 'none') as "dealType",
            case when provider_type = 'properties' then price_centavos::float8 / 100 end as price,
            public_latitude as latitude, public_longitude as longitude, status = 'removed' as "isRemoved"
       from app.listing where id = $1 and published_at is not null`,
    [id],
  );
  return found;
}

/** Oldest first, for the present deal type; empty for a listing without a price. */
export const priceHistory = (
  database: Database,
  id: ListingId,
  now: Date,
): Promise<{ price: number; at: string; days: number }[]> =>
  database.query(
    `select past.price_centavos::float8 / 100 as price, past.at,
            coalesce((
              select floor(extract(epoch from sum(
                       greatest(coalesce(span.until, least($2::timestamptz, listing.expires_at)) - span.since, interval '0'))) / 86400)
                from app.listing_price_span span
               where span.listing_id = past.listing_id and span.deal_type = past.deal_type
                 and span.price_centavos = past.price_centavos
                 and span.since >= past.seen_from and (past.next is null or span.since < past.next)), 0)::integer as days
       from (select *, lead(at) over (order by id) as next,
                    case when lag(at) over (order by id) is null then '-infinity' else at end as seen_from
               from app.listing_price where listing_id = $1) past
       join app.listing listing on listing.id = past.listing_id
      where listing.provider_type = 'properties' and past.deal_type = listing.deal_type
      order by past.id`,
    [id, now.toISOString()],
  );
