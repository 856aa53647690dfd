import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import { listingCard } from '../../../../src/contract/property/browse.ts';
import { propertyFieldNames } from '../../../../src/contract/property/listing-fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { shownLicences } from '../../account/index.ts';
import { cardColumns } from './card-sql.ts';
import { type CardRow, type DetailRow, isPublicAt, type Likeness, selected } from './rules.ts';

/** What the page of a listing has beside its card. */
const besideCard = propertyFieldNames.filter((field) => !(field in listingCard.shape));

/** Undefined if there is no such listing or visitors may not see it. */
export const publicListing = (database: Database, id: ListingId, now: Date): Promise<DetailRow | undefined> =>
  detailWhere(database, isPublicAt('$2::timestamptz'), { id, now });

/** An own listing in the same form, whether or not visitors may see it. */
export const ownListing = (
  database: Database,
  owner: AccountId,
  id: ListingId,
  now: Date,
): Promise<DetailRow | undefined> =>
  detailWhere(database, `owner_id = $3 and provider_type = 'properties' and status <> 'removed'`, { id, now }, owner);

async function detailWhere(
  database: Database,
  condition: string,
  { id, now }: { id: ListingId; now: Date },
  ...more: readonly string[]
): Promise<DetailRow | undefined> {
  const [found] = await database.query<DetailRow>(
    `select ${cardColumns(now)}, ${besideCard.map(selected).join(', ')},
            listing.available_confirmed_at as "availableConfirmedAt",
            owner.id as "agentId", owner.name as "agentName", owner.business_name as "agentBusinessName",
            coalesce(owner.public_phone, owner.phone) as "agentPhone", owner.email as "agentEmail",
            owner.email_verified_at is not null as "isAgentVerified", owner.seller_role as "agentRole",
            owner.identity_verified_at as "agentIdentityCheckedAt",
            ${shownLicences('owner.id', '$2::timestamptz')} as "agentLicences"
       from (select * from app.listing where id = $1 and ${condition}) as listing
       join app.account owner on owner.id = listing.owner_id`,
    [id, now.toISOString(), ...more],
  );
  return found;
}

/** What a shared link shows of a public listing. */
export async function shared(
  database: Database,
  id: ListingId,
  now: Date,
): Promise<Pick<CardRow, 'title' | 'location' | 'price' | 'dealType' | 'images'> | undefined> {
  const [found] = await database.query<CardRow>(
    `select ${cardColumns(now)} from app.listing as listing where id = $1 and ${isPublicAt('$2::timestamptz')}`,
    [id, now.toISOString()],
  );
  return found;
}

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
