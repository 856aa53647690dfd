import type { AccountId, ImageId, ListingId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { nearBits } from '../../../images/look.ts';
import { isSellerChecked } from '../../account/index.ts';
import { type Match, matchesOf, publicListings } from './match-sql.ts';

/**
 * Whether the owner's pictures and account have to be compared with others', which is so until the owner is checked. If
 * so, this takes a lock. Two sellers who publish the same picture at once are serialised, and the later one sees the
 * earlier picture. Call it before anything of the listing is written.
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

interface Copy {
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
 * Pictures of the owner's public listings that are nearly those of another seller's listing, or cropped from them, also
 * mirrored. That listing is or was public. A pair that a person has accepted does not count again, nor does a picture
 * that was itself refused as a copy.
 */
const copiesOf = (transaction: Database, owner: AccountId, listing: ListingId | undefined): Promise<Copy[]> =>
  transaction.query<Copy & Record<string, unknown>>(
    `with mine as materialized (
       select shown.listing_id, shown.image_id, shown.position,
              array_remove(array[image.look, image.look_mirrored], null) as looks
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
        select other.id, shown.listing_id, compared.distance
          from app.image other
         cross join lateral (
           select min(bit_count(one # another)) as distance
             from unnest(mine.looks) one cross join unnest(coalesce(other.looks, array[other.look])) another) compared
          join app.listing_image shown on shown.image_id = other.id
          join app.listing theirs on theirs.id = shown.listing_id
         where other.look is not null
           and app.looks_parts(coalesce(other.looks, array[other.look])) && (
             select array_agg(near) from unnest(mine.looks) look cross join unnest(app.look_near(look)) near)
           and compared.distance <= ${nearBits}
           and theirs.owner_id <> $1 and theirs.published_at is not null and theirs.status <> 'removed'
           and not exists (select from app.picture_pair pair join app.picture_check made on made.id = pair.check_id
                            where (made.state = 'freed' and pair.image_id = mine.image_id and pair.other_image_id = other.id)
                               or (made.state = 'refused' and pair.image_id = other.id))
         order by compared.distance, theirs.published_at, theirs.id
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

export interface CopyMatch {
  listings: readonly ListingId[];
  copies: readonly Copy[];
  matches: readonly Match[];
}

/** Takes these listings from the public until a person has decided, each with what was found. */
async function hold(transaction: Database, { listings, copies, matches }: CopyMatch, now: Date): Promise<void> {
  const rows = copies.map(({ listingId, imageId, otherImageId, otherListingId, distance }) => ({
    listing: listingId,
    image: imageId,
    other_image: otherImageId,
    other_listing: otherListingId,
    distance,
  }));
  await transaction.query(
    `insert into app.picture_check (listing_id, opened_at)
     select listing, $2::timestamptz from unnest($1::uuid[]) listing
     on conflict (listing_id) where state = 'pending' do nothing`,
    [listings, now.toISOString()],
  );
  // What counts is what is found now: the seller may have changed pictures and account since.
  await transaction.query(
    `delete from app.account_match match using app.picture_check waiting
      where waiting.id = match.check_id and waiting.state = 'pending' and waiting.listing_id = any($1::uuid[])`,
    [listings],
  );
  await transaction.query(
    `insert into app.account_match (check_id, kind, other_account_id)
     select waiting.id, kind, other
       from unnest($2::text[], $3::uuid[]) as given (kind, other)
       join app.picture_check waiting on waiting.listing_id = any($1::uuid[]) and waiting.state = 'pending'`,
    [listings, matches.map(({ kind }) => kind), matches.map(({ otherAccountId }) => otherAccountId)],
  );
  await transaction.query(
    `delete from app.picture_pair pair using app.picture_check waiting
      where waiting.id = pair.check_id and waiting.state = 'pending' and waiting.listing_id = any($1::uuid[])`,
    [listings],
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
    [listings],
  );
}

/**
 * Holds what the owner has just published, every listing or one, if a picture is nearly another's or the account shares
 * something with another. A caller that can tell the seller asks `wasRefused`.
 */
export async function holdDoubtful(
  transaction: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  now: Date,
): Promise<CopyMatch> {
  const copies = await copiesOf(transaction, owner, listing);
  const matches = await matchesOf(transaction, owner);
  const copied = copies.map(({ listingId }) => listingId);
  const doubtful = matches.length === 0 ? [] : await publicListings(transaction, owner, listing, now);
  const found = { listings: [...new Set([...copied, ...doubtful])], copies, matches };
  if (found.listings.length > 0) await hold(transaction, found, now);
  await dropChecks(transaction, owner, listing, now);
  return found;
}

/** A condition on `listing`: it waits for an administrator. */
export const isHeld = `exists (select from app.picture_check waiting
  where waiting.listing_id = listing.id and waiting.state = 'pending')`;

/**
 * A value for `listing`: why an administrator refused it. Null after a decision without a reason, and as soon as the seller
 * has changed the listing since.
 */
export const refusedFor = `(select decided.reason from app.picture_check decided
  where decided.listing_id = listing.id and listing.status = 'paused' and decided.decided_at >= listing.updated_at
    and decided.state in ('freed', 'refused') and not ${isHeld}
  order by decided.decided_at desc, decided.id desc limit 1)`;
