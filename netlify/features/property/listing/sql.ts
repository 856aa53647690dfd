import type { AccountId, ImageId, ListingId } from '../../../../src/contract/fields.ts';
import type { Plan, PlanName } from '../../../../src/contract/plans.ts';
import type { OpenedProperty, Property } from '../../../../src/contract/property/listing.ts';
import { propertyFieldNames } from '../../../../src/contract/property/listing-fields.ts';
import type { ListingStatus } from '../../../../src/contract/property/taxonomy.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { ImageRow } from '../../../ground/pictures.ts';
import { imagesOfListing } from './card-sql.ts';
import { holdDoubtful, isHeld, mustCompare, refusedFor } from './copy-sql.ts';
import {
  isDueAt,
  isPublicAt,
  type PropertyFields,
  rowOf,
  type Settled,
  type StoredProperty,
  selected,
  writtenColumns,
} from './rules.ts';

export type PropertyRow = Omit<Property, 'images'> & { images: ImageRow[] };

/**
 * The status as people see it. A listing past its days is `expired`, even before the schedule has marked it. The
 * internal status `withheld` (suspended seller) is shown as `published`.
 */
const statusAt = (now: string) =>
  `case when ${isDueAt(now)} then 'expired' when status = 'withheld' then 'published' else status end`;

/** A condition on `listing`: a decision on a report has hidden it. */
const isTakenDown = `exists (select from app.report_hold taken
  where taken.kind = 'listing' and taken.subject_id = listing.id)`;

/** Money in pesos. */
const ownColumns = (now: string) => `
  listing.id, ${propertyFieldNames.map(selected).join(', ')},
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  ${statusAt(now)} as status`;

const propertyColumns = (now: string) => `
  ${ownColumns(now)}, ${imagesOfListing}, expires_at as "expiresAt",
  available_confirmed_at as "availableConfirmedAt", provider_type as "providerType",
  status = 'draft' and awaits_confirmation as "awaitsConfirmation", ${isHeld} as "isHeld", ${refusedFor} as "refusedFor",
  ${isTakenDown} as "isTakenDown",
  owner_id as "userId", created_at as "createdAt", updated_at as "lastUpdate"`;

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

/** How many other listings take a place of the plan: public ones and those that wait for the confirmed address or for a decision. */
export async function countTaken(
  transaction: Database,
  owner: AccountId,
  beside: ListingId | undefined,
  now: Date,
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing
      where ${isOwned} and ((${isPublicAt('$3::timestamptz')}) or (${isAwaiting}) or ${isHeld}) and id is distinct from $2::uuid`,
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

interface PropertyWrite {
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
  written: PropertyWrite,
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
 * Publishing gives new days only if none are left; otherwise a pause would be a way to more days. The first publication
 * sets `published_at`, so that publishing again does not lead to the top of the newest.
 */
export async function updateOwned(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  written: PropertyWrite,
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
 * drafts, and those with the pictures of others wait for a person. Returns the number published.
 */
export async function publishAwaiting(
  transaction: Database,
  owner: AccountId,
  { listings, images, listingDays }: Plan,
  now: Date,
): Promise<number> {
  const isCompared = await mustCompare(transaction, owner, now);
  const settledRows = await transaction.query<{ id: ListingId; status: ListingStatus }>(
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
     returning listing.id, listing.status`,
    [owner, images, listings, now.toISOString(), listingDays],
  );
  const held = isCompared ? (await holdDoubtful(transaction, owner, undefined, now)).listings : [];
  return settledRows.filter(({ id, status }) => status === 'published' && !held.includes(id)).length;
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
