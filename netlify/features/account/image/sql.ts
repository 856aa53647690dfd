import type { ImageContentType, ImagePurpose } from '../../../../src/contract/account/image.ts';
import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { CopiesRecorded } from '../../../images/copies.ts';
import type { Looks } from '../../../images/look.ts';
import { copyRetrySeconds } from './rules.ts';

/** Whoever may name an image: an account, or the visit to which it was added, whose customer may have no account. */
export type ImageOwner = AccountId | AppointmentId;

interface StoredImage {
  purpose: ImagePurpose;
  contentType: ImageContentType;
  storeKey: string;
}

/** A lock of the transaction: calls that count an owner's upload places and add one follow one another. */
const lockPlaces = (transaction: Database, owner: ImageOwner): Promise<unknown> =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`image places of ${owner}`]);

/** When a new place will be allowed: when the oldest of `maximum` unused ones is an hour old. Undefined: at once. */
async function noPlaceUntil(
  transaction: Database,
  owner: ImageOwner,
  { now, maximum }: { now: Date; maximum: number },
): Promise<Date | undefined> {
  const [full] = await transaction.query<{ until: string }>(
    `select created_at + interval '1 hour' as until
       from app.image
      where (owner_id = $1 or appointment_id = $1) and checked_at is null and created_at > $2::timestamptz - interval '1 hour'
      order by created_at desc
     offset $3
      limit 1`,
    [owner, now.toISOString(), maximum - 1],
  );
  return full && new Date(full.until);
}

/** The id of a new upload place, or the time when one will be allowed again. */
export const preparedPlace = (
  database: Database,
  owner: ImageOwner,
  place: StoredImage,
  limit: { now: Date; maximum: number },
): Promise<ImageId | Date> =>
  database.transaction(async (transaction) => {
    await lockPlaces(transaction, owner);
    const until = await noPlaceUntil(transaction, owner, limit);
    if (until !== undefined) return until;
    const [prepared] = await transaction.query<{ id: ImageId }>(
      `insert into app.image (owner_id, appointment_id, purpose, content_type, store_key, created_at)
       values (case when $2::text not in ('visit', 'review') then $1::uuid end,
               case when $2::text in ('visit', 'review') then $1::uuid end, $2::text, $3, $4, $5::timestamptz)
       returning id`,
      [owner, place.purpose, place.contentType, place.storeKey, limit.now.toISOString()],
    );
    if (prepared === undefined) throw new Error('an insert without a condition returned nothing');
    return prepared.id;
  });

/** Remembers a place that the server fills itself, so that the sweep finds it if the work is broken off. */
export const rememberPlace = (database: Database, place: StoredImage, now: Date): Promise<unknown> =>
  database.query(
    'insert into app.image (purpose, content_type, store_key, created_at) values ($1, $2, $3, $4::timestamptz)',
    [place.purpose, place.contentType, place.storeKey, now.toISOString()],
  );

export async function placeOf(
  database: Database,
  id: string,
): Promise<Pick<OwnedImage, 'storeKey' | 'isChecked'> | undefined> {
  const [image] = await database.query<{ storeKey: string; isChecked: boolean }>(
    'select store_key as "storeKey", checked_at is not null as "isChecked" from app.image where id = $1',
    [id],
  );
  return image;
}

export interface OwnedImage extends StoredImage {
  id: ImageId;
  isChecked: boolean;
}

export const imagesOwnedBy = (database: Database, owner: ImageOwner, ids: readonly ImageId[]): Promise<OwnedImage[]> =>
  database.query<OwnedImage & Record<string, unknown>>(
    `select id, purpose, content_type as "contentType", store_key as "storeKey", checked_at is not null as "isChecked"
       from app.image
      where (owner_id = $1 or appointment_id = $1) and id = any($2::uuid[])`,
    [owner, ids],
  );

/** The columns of the looks, from one parameter. */
const looksSet = (given: string): string => `
  look = (${given}::jsonb ->> 'whole')::bit(128), look_mirrored = (${given}::jsonb ->> 'mirrored')::bit(128),
  looks = case when ${given}::jsonb ? 'whole' then (
    select array_agg(look::bit(128)) from jsonb_array_elements_text(
      jsonb_build_array(${given}::jsonb -> 'whole') || (${given}::jsonb -> 'cropped')) as each (look)) end`;
const looksGiven = (looks: Looks | undefined) => looks ?? {};

interface Checked {
  id: ImageId;
  /** The key to which the upload link writes. */
  uploadedKey: string;
  storeKey: string;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256, hexadecimal. */
  contentHash: string;
  /** Undefined if they could not be made now. */
  copies: CopiesRecorded | undefined;
  looks: Looks | undefined;
  now: Date;
}

/**
 * True if this call recorded the check; another call may have checked the same image meanwhile. If the picture has
 * moved, a separate row keeps the old key for the sweep. The file there keeps the upload link from writing again.
 */
export async function recordedChecked(database: Database, owner: ImageOwner, checked: Checked): Promise<boolean> {
  const recorded = await database.query(
    `with recorded as (
       update app.image
          set store_key = $3, width = $4, height = $5, bytes = $6, content_hash = decode($7, 'hex'),
              checked_at = $8::timestamptz, looked_at = $8::timestamptz, copy_widths = $10::smallint[], is_animated = $11,
              ${looksSet('$12')}
        where (owner_id = $1 or appointment_id = $1) and id = $2 and checked_at is null
       returning id, purpose, content_type, store_key),
     left_place as (
       insert into app.image (purpose, content_type, store_key, created_at)
       select purpose, content_type, $9, $8::timestamptz from recorded where store_key <> $9),
     filled_place as (
       delete from app.image place using recorded
        where place.store_key = $3 and place.owner_id is null and place.appointment_id is null
          and recorded.store_key <> $9)
     select id from recorded`,
    [
      owner,
      checked.id,
      checked.storeKey,
      checked.width,
      checked.height,
      checked.bytes,
      checked.contentHash,
      checked.now.toISOString(),
      checked.uploadedKey,
      checked.copies?.copyWidths ?? null,
      checked.copies?.isAnimated ?? false,
      looksGiven(checked.looks),
    ],
  );
  return recorded.length > 0;
}

export interface UncopiedPicture {
  storeKey: string;
  /** This attempt included. */
  attempts: number;
}

/**
 * Claims a picture without copies: of those with the fewest attempts, the one that has waited longest. Other runs skip it
 * until its next attempt is due, unless copies are recorded before.
 */
export async function claimedUncopied(database: Database, now: Date): Promise<UncopiedPicture | undefined> {
  const [claimed] = await database.query<UncopiedPicture & Record<string, unknown>>(
    `update app.image
        set copy_attempts = copy_attempts + 1,
            copy_not_before = $1::timestamptz + make_interval(secs => least($2 * power(2, least(copy_attempts, 16)), $3))
      where id = (
        select id from app.image
         where copy_widths is null and checked_at is not null
           and (copy_not_before is null or copy_not_before <= $1::timestamptz)
         order by copy_attempts, coalesce(copy_not_before, checked_at)
         for update skip locked
         limit 1)
     returning store_key as "storeKey", copy_attempts as attempts`,
    [now.toISOString(), copyRetrySeconds.first, copyRetrySeconds.longest],
  );
  return claimed;
}

interface UnlookedPicture {
  id: ImageId;
  storeKey: string;
}

/** Pictures of properties from before they were compared, or compared as they are only; the oldest first. */
export const unlooked = (database: Database, atMost: number): Promise<UnlookedPicture[]> =>
  database.query<UnlookedPicture & Record<string, unknown>>(
    `select id, store_key as "storeKey" from app.image
      where (looked_at is null or (look is not null and looks is null)) and checked_at is not null and purpose = 'property'
      order by checked_at limit $1`,
    [atMost],
  );

/** Two runs at once write the same. */
export const recordedLooks = (database: Database, id: ImageId, looks: Looks | undefined, now: Date): Promise<unknown> =>
  database.query(`update app.image set looked_at = $3::timestamptz, ${looksSet('$2')} where id = $1`, [
    id,
    looksGiven(looks),
    now.toISOString(),
  ]);

/** Records the copies for every image that shows the picture. False if there is none any more. */
export async function recordedCopies(
  database: Database,
  storeKey: string,
  { copyWidths, isAnimated }: CopiesRecorded,
): Promise<boolean> {
  const recorded = await database.query(
    'update app.image set copy_widths = $2::smallint[], is_animated = $3 where store_key = $1 returning id',
    [storeKey, copyWidths, isAnimated],
  );
  return recorded.length > 0;
}

/** The images among these that exist, locked against the sweep until the transaction ends. */
export async function heldImages(transaction: Database, ids: readonly ImageId[]): Promise<ImageId[]> {
  const held = await transaction.query<{ id: ImageId }>(
    `select id from app.image where id = any($1::uuid[]) and (owner_id is not null or appointment_id is not null)
        and not exists (select from app.report_hold taken where taken.kind = 'image' and taken.subject_id = image.id)
      order by id for key share`,
    [ids],
  );
  return held.map(({ id }) => id);
}

/** No listing, service card, account, staff, invoice setting, verification, visit, message, wish or review names the image, and no decision may be taken back that took it away. */
const isUnnamed = `
  not exists (select 1 from app.listing_image where image_id = image.id)
  and not exists (select 1 from app.service_card_image where image_id = image.id)
  and not exists (select 1 from app.account where profile_image_id = image.id)
  and not exists (select 1 from app.staff where image_id = image.id)
  and not exists (select 1 from app.customer_invoice_settings where logo_image_id = image.id)
  and not exists (select 1 from app.verification_image where image_id = image.id)
  and not exists (select 1 from app.appointment_image where image_id = image.id)
  and not exists (select 1 from app.message_image where image_id = image.id)
  and not exists (select 1 from app.quote_request_image where image_id = image.id)
  and not exists (select 1 from app.review_image where image_id = image.id)
  and not exists (select 1 from app.report_hold where kind = 'image' and subject_id = image.id)`;

/** Lets go of the pictures of visits that ended before; returns their number. The links of these visits have ended as well. */
export async function forgetVisitImages(database: Database, endedBefore: Date): Promise<number> {
  const forgotten = await database.query(
    `delete from app.appointment_image shown using app.appointment visit
      where visit.id = shown.appointment_id and visit.ends_at < $1::timestamptz
     returning shown.image_id`,
    [endedBefore.toISOString()],
  );
  return forgotten.length;
}

/** A picture to be deleted from the store, and the row that remembers it until then. */
interface Swept {
  id: ImageId;
  storeKey: string;
}

/**
 * Takes at most `maximum` old images that no row names away from their owners, so that nobody can name them any more. It
 * locks them first and skips those that somebody is naming at this moment. A second statement then leaves out what was
 * named between the first look and the lock.
 */
export async function disownedUnnamed(transaction: Database, before: Date, maximum: number): Promise<Swept[]> {
  const locked = await transaction.query<{ id: ImageId }>(
    `select id from app.image where created_at < $1::timestamptz and ${isUnnamed}
      order by created_at
      limit $2
      for update skip locked`,
    [before.toISOString(), maximum],
  );
  return transaction.query<Swept & Record<string, unknown>>(
    `update app.image set owner_id = null, appointment_id = null where id = any($1::uuid[]) and ${isUnnamed}
     returning id, store_key as "storeKey"`,
    [locked.map(({ id }) => id)],
  );
}

/** Deletes the rows of images whose pictures are gone from the store; returns their number. */
export async function deleteDisowned(database: Database, ids: readonly ImageId[]): Promise<number> {
  const deleted = await database.query(
    'delete from app.image where id = any($1::uuid[]) and owner_id is null and appointment_id is null returning id',
    [ids],
  );
  return deleted.length;
}

/** The keys among these that only images about to be deleted use: several images may share one picture. */
export async function unusedKeys(
  database: Database,
  keys: readonly string[],
  going: readonly ImageId[],
): Promise<string[]> {
  const unused = await database.query<{ key: string }>(
    `select distinct key from unnest($1::text[]) key
      where not exists (select 1 from app.image where store_key = key and id <> all($2::uuid[]))`,
    [keys, going],
  );
  return unused.map(({ key }) => key);
}
