import type { AccountId, ImageId, ListingId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import { nearBits } from '../../images/look.ts';
import { isSellerChecked } from '../verification/sql.ts';

/**
 * Whether the owner's pictures have to be compared with those of other sellers, which is so until the owner has proven who they
 * are. If so, this takes a lock: two sellers who publish the same picture at once come one after the other, and the later one
 * sees the picture of the earlier one. Call it before anything of the listing is written.
 */
export async function mustCompare(transaction: Database, owner: AccountId, now: Date): Promise<boolean> {
  const [row] = await transaction.query<{ isChecked: boolean }>(
    `select ${isSellerChecked('$1::uuid', '$2::timestamptz')} as "isChecked"`,
    [owner, now.toISOString()],
  );
  if (row?.isChecked !== false) return false;
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('copied pictures', 0))`);
  return true;
}

export interface Copy {
  listingId: ListingId;
  imageId: ImageId;
  otherImageId: ImageId;
  otherListingId: ListingId;
  distance: number;
  /** The place of the picture in its listing, from 1. */
  position: number;
  wasRefused: boolean;
}

/**
 * Pictures of public listings of the owner that are nearly those of another seller's listing, which is or was public. A pair
 * that a person has let stand does not count again, and neither does a picture that was refused as a copy itself.
 */
export const copiesOf = (transaction: Database, owner: AccountId, listing: ListingId | undefined): Promise<Copy[]> =>
  transaction.query<Copy & Record<string, unknown>>(
    `with mine as materialized (
       select shown.listing_id, shown.image_id, shown.position, image.look
         from app.listing
         join app.listing_image shown on shown.listing_id = listing.id
         join app.image on image.id = shown.image_id
        where listing.owner_id = $1 and listing.status = 'published' and listing.provider_type = 'properties'
          and ($2::uuid is null or listing.id = $2::uuid) and image.look is not null)
     select mine.listing_id as "listingId", mine.image_id as "imageId", mine.position, near.id as "otherImageId",
            near.listing_id as "otherListingId", near.distance,
            exists (select from app.picture_pair pair join app.picture_check made on made.id = pair.check_id
                     where pair.image_id = mine.image_id and made.state = 'refused') as "wasRefused"
       from mine
      cross join lateral (
        select other.id, shown.listing_id, bit_count(mine.look # other.look) as distance
          from app.image other
          join app.listing_image shown on shown.image_id = other.id
          join app.listing theirs on theirs.id = shown.listing_id
         where other.look is not null and app.look_parts(other.look) && app.look_near(mine.look)
           and bit_count(mine.look # other.look) <= ${nearBits}
           and theirs.owner_id <> $1 and theirs.published_at is not null and theirs.status <> 'removed'
           and not exists (select from app.picture_pair pair join app.picture_check made on made.id = pair.check_id
                            where (made.state = 'freed' and pair.image_id = mine.image_id and pair.other_image_id = other.id)
                               or (made.state = 'refused' and pair.image_id = other.id))
         order by distance, theirs.published_at, theirs.id
         limit 1) near
      order by mine.listing_id, mine.position`,
    [owner, listing ?? null],
  );

/** Nothing is a copy any more: whoever would decide need not. */
export const dropChecks = (
  transaction: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `update app.picture_check waiting set state = 'dropped', decided_at = $3::timestamptz
       from app.listing
      where listing.id = waiting.listing_id and waiting.state = 'pending' and listing.owner_id = $1
        and listing.status in ('published', 'removed') and ($2::uuid is null or listing.id = $2::uuid)`,
    [owner, listing ?? null, now.toISOString()],
  );

/** Takes these listings from the public until a person has decided, each with its pairs. */
export async function hold(transaction: Database, copies: readonly Copy[], now: Date): Promise<void> {
  const rows = copies.map(({ listingId, imageId, otherImageId, otherListingId, distance }) => ({
    listing: listingId,
    image: imageId,
    other_image: otherImageId,
    other_listing: otherListingId,
    distance,
  }));
  await transaction.query(
    `insert into app.picture_check (listing_id, opened_at)
     select distinct listing, $2::timestamptz from jsonb_to_recordset($1::jsonb -> 'rows') as given (listing uuid)
     on conflict (listing_id) where state = 'pending' do nothing`,
    [{ rows }, now.toISOString()],
  );
  // The pairs are those of now: the seller may have changed the pictures since.
  await transaction.query(
    `delete from app.picture_pair pair using app.picture_check waiting
      where waiting.id = pair.check_id and waiting.state = 'pending' and waiting.listing_id = any($1::uuid[])`,
    [[...new Set(copies.map(({ listingId }) => listingId))]],
  );
  await transaction.query(
    `insert into app.picture_pair (check_id, image_id, other_image_id, other_listing_id, distance)
     select waiting.id, image, other_image, other_listing, distance
       from jsonb_to_recordset($1::jsonb -> 'rows')
         as given (listing uuid, image uuid, other_image uuid, other_listing uuid, distance smallint)
       join app.picture_check waiting on waiting.listing_id = listing and waiting.state = 'pending'`,
    [{ rows }],
  );
  await transaction.query(
    `update app.listing set status = 'paused' where id = any($1::uuid[]) and status = 'published'`,
    [[...new Set(copies.map(({ listingId }) => listingId))]],
  );
}

/**
 * Holds what the owner has just published where its pictures are nearly another's, in every listing or in one. Returns the
 * copies. Refused ones stay away from the public as well; whoever can tell the seller asks `wasRefused`.
 */
export async function holdCopies(
  transaction: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  now: Date,
): Promise<Copy[]> {
  const copies = await copiesOf(transaction, owner, listing);
  if (copies.length > 0) await hold(transaction, copies, now);
  await dropChecks(transaction, owner, listing, now);
  return copies;
}

/** A condition on `listing`: it waits for an administrator to look at its pictures. */
export const isHeld = `exists (select from app.picture_check waiting
  where waiting.listing_id = listing.id and waiting.state = 'pending')`;
