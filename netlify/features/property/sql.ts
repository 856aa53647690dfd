import type { AccountId, ImageId, ListingId } from '../../../src/contract/fields.ts';
import type { Plan, PlanName } from '../../../src/contract/plans.ts';
import type { Property, settableStatuses } from '../../../src/contract/property.ts';
import type { Database } from '../../adapters/ports.ts';
import { isDue, isPublic } from '../../search/conditions.ts';
import { type ImageRow, imagesOfListing } from '../browse/sql.ts';
import { statedColumns } from '../detail/sql.ts';
import type { Position, PropertyFields, StoredProperty } from './rules.ts';

export type PropertyRow = Omit<Property, 'images'> & { images: ImageRow[] };

type SettableStatus = (typeof settableStatuses)[number];

/**
 * What time has ended is expired, whether or not the schedule has come by. What was withheld because its seller was
 * suspended, be it a moment after it was published, is not called so: nobody sees that status.
 */
const statusNow = `case when ${isDue} then 'expired' when status = 'withheld' then 'published' else status end`;

/** Money in pesos. */
const ownColumns = `
  id, title, description, category, deal_type as "dealType", price_centavos::float8 / 100 as price,
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  bedrooms, bathrooms, area, lot_area as "lotArea", floor_area as "floorArea", is_available as "isAvailableNow",
  is_furnished as "isFurnished", location, latitude, longitude, is_position_exact as "isPositionExact", features,
  ${statedColumns}, ${statusNow} as status`;

const propertyColumns = `
  ${ownColumns}, ${imagesOfListing}, expires_at as "expiresAt",
  available_confirmed_at as "availableConfirmedAt", provider_type as "providerType",
  owner_id as "userId", created_at as "createdAt", updated_at as "lastUpdate"`;

/** Not yours, withdrawn and not there are the same. */
const isOwned = `owner_id = $1 and provider_type = 'properties' and status <> 'removed'`;

/** Newest first. */
export const ownedBy = (database: Database, owner: AccountId): Promise<PropertyRow[]> =>
  database.query<PropertyRow>(
    `select ${propertyColumns} from app.listing where ${isOwned} order by created_at desc, id desc`,
    [owner],
  );

export async function ownedProperty(
  database: Database,
  owner: AccountId,
  id: ListingId,
): Promise<PropertyRow | undefined> {
  const [found] = await database.query<PropertyRow>(
    `select ${propertyColumns} from app.listing where ${isOwned} and id = $2`,
    [owner, id],
  );
  return found;
}

/** Holds the account until the transaction ends: of two that publish at once, the second counts the first. */
export async function lockedPlan(transaction: Database, owner: AccountId): Promise<PlanName | undefined> {
  const [found] = await transaction.query<{ plan: PlanName }>(
    'select plan from app.account where id = $1 and suspended_at is null for update',
    [owner],
  );
  return found?.plan;
}

export async function countPublic(transaction: Database, owner: AccountId): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing where ${isOwned} and ${isPublic}`,
    [owner],
  );
  return counted?.count ?? 0;
}

/**
 * Drafts, with what was paused before it was ever published, which is a draft by another name. Where a plan has few places,
 * with everything that is paused: it waits for one of them.
 */
export async function countKept(transaction: Database, owner: AccountId, { listings }: Plan): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.listing
      where ${isOwned} and (status = 'draft' or (status = 'paused' and ($2 or published_at is null)))`,
    [owner, listings !== null],
  );
  return counted?.count ?? 0;
}

/** For the length of the transaction nobody else changes it. */
export async function lockedProperty(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
): Promise<StoredProperty | undefined> {
  const [found] = await transaction.query<StoredProperty & { id: ListingId }>(
    `select ${ownColumns}, public_latitude as "publicLatitude", public_longitude as "publicLongitude",
            (select count(*) from app.listing_image shown where shown.listing_id = listing.id) as "imageCount"
       from app.listing where ${isOwned} and id = $2 for update`,
    [owner, id],
  );
  if (found === undefined) return undefined;
  const { id: _id, ...stored } = found;
  return stored;
}

interface Written {
  fields: PropertyFields;
  shown: Position;
  status: SettableStatus | undefined;
  /** Days that a listing is public from its publication on. */
  days: number;
}

/** From the third parameter on, in the order of `writtenColumns`. */
const valuesOf = ({ fields, shown }: Written): unknown[] => [
  fields.title,
  fields.description,
  fields.category,
  fields.dealType,
  centavos(fields.price),
  fields.oldPrice === null ? null : centavos(fields.oldPrice),
  fields.bedrooms,
  fields.bathrooms,
  fields.area,
  fields.lotArea,
  fields.floorArea,
  fields.titleType,
  fields.buyerEligibility,
  fields.brokerLicence,
  fields.sellLicence,
  fields.monthlyDues === null ? null : centavos(fields.monthlyDues),
  fields.isAvailableNow,
  fields.isFurnished,
  fields.features,
  fields.location,
  fields.latitude,
  fields.longitude,
  fields.isPositionExact,
  shown.latitude,
  shown.longitude,
];

const centavos = (pesos: number): number => Math.round(pesos * 100);

const writtenColumns = `
  title, description, category, deal_type, price_centavos, old_price_centavos, bedrooms, bathrooms, area, lot_area,
  floor_area, title_type, buyer_eligibility, broker_licence, sell_licence, monthly_dues_centavos, is_available,
  is_furnished, features, location, latitude, longitude, is_position_exact, public_latitude, public_longitude`;

const writtenValues = `
  $3, $4, $5, $6, $7::bigint, $8::bigint, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::bigint, $19, $20,
  $21::text[], $22, $23, $24, $25, $26, $27`;

/** Under a new id, or the one that was chosen: undefined where that is taken. */
export async function insertProperty(
  transaction: Database,
  owner: AccountId,
  written: Written,
  chosen?: ListingId,
): Promise<ListingId | undefined> {
  const [inserted] = await transaction.query<{ id: ListingId }>(
    `insert into app.listing (owner_id, status, ${writtenColumns}, published_at, expires_at, id)
     values ($1, $2, ${writtenValues},
             case when $2 = 'published' then now() end,
             case when $2 = 'published' then now() + make_interval(days => $28) end,
             coalesce($29::uuid, gen_random_uuid()))
     on conflict (id) do nothing
     returning id`,
    [owner, written.status ?? 'published', ...valuesOf(written), written.days, chosen ?? null],
  );
  return inserted?.id;
}

/**
 * Publishing gives new days to what is not public and has none left; a pause does not, or it would be a way to more.
 * `published_at` stays that of the first publication: renewing is not a way to the top of the newest.
 */
export async function updateOwned(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  written: Written,
): Promise<void> {
  await transaction.query(
    `update app.listing
        set (${writtenColumns}) = row (${writtenValues}),
            status = coalesce($28, status),
            published_at = case when $28 = 'published' then coalesce(published_at, now()) else published_at end,
            expires_at = case when $28 = 'published' and coalesce(expires_at <= now(), true)
                              then now() + make_interval(days => $29) else expires_at end,
            updated_at = now()
      where ${isOwned} and id = $2`,
    [owner, id, ...valuesOf(written), written.status ?? null, written.days],
  );
}

/** In the order given. Shown already are none: `hideImages` came before. */
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

/** What no row names any more is swept from the store after a day. */
export async function hideImages(transaction: Database, owner: AccountId, id: ListingId): Promise<void> {
  await transaction.query(
    `delete from app.listing_image
      where listing_id = (select id from app.listing where owner_id = $1 and id = $2)`,
    [owner, id],
  );
}

/** True where there was something to withdraw. */
export async function withdrawn(transaction: Database, owner: AccountId, id: ListingId): Promise<boolean> {
  const rows = await transaction.query(
    `update app.listing set status = 'removed', updated_at = now() where ${isOwned} and id = $2 returning id`,
    [owner, id],
  );
  return rows.length > 0;
}

/** Ends some of what has run out, the oldest first; how many that were. What another holds is left to the next run. */
export async function expireSome(database: Database, atMost: number): Promise<number> {
  const flipped = await database.query(
    `update app.listing set status = 'expired'
      where id in (select id from app.listing where ${isDue} order by expires_at limit $1 for update skip locked)
     returning id`,
    [atMost],
  );
  return flipped.length;
}
