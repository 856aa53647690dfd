import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import type { TitleType } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import { isPublic } from '../../search/index.ts';
import { type CardRow, cardColumns } from '../browse/sql.ts';

export type DetailRow = CardRow & {
  description: string;
  features: string[];
  lotArea: number | null;
  floorArea: number | null;
  titleType: TitleType | null;
  brokerLicence: string | null;
  sellLicence: string | null;
  monthlyDues: number | null;
  availableConfirmedAt: string | null;
  agentId: AccountId;
  agentName: string;
  agentBusinessName: string | null;
  agentPhone: string | null;
  agentEmail: string;
  isAgentVerified: boolean;
};

/** The columns that only the seller vouches for. */
export const statedColumns = `
  listing.title_type as "titleType", listing.buyer_eligibility as "buyerEligibility",
  listing.broker_licence as "brokerLicence", listing.sell_licence as "sellLicence",
  listing.monthly_dues_centavos::float8 / 100 as "monthlyDues"`;

/** Undefined if there is no such listing or visitors may not see it. */
export const publicListing = (database: Database, id: ListingId): Promise<DetailRow | undefined> =>
  detailWhere(database, isPublic, [id]);

/** An own listing in the same form, whether or not visitors may see it. */
export const ownListing = (database: Database, owner: AccountId, id: ListingId): Promise<DetailRow | undefined> =>
  detailWhere(database, `owner_id = $2 and provider_type = 'properties' and status <> 'removed'`, [id, owner]);

async function detailWhere(
  database: Database,
  condition: string,
  values: readonly string[],
): Promise<DetailRow | undefined> {
  const [found] = await database.query<DetailRow>(
    `select ${cardColumns}, listing.description, listing.features, listing.lot_area as "lotArea",
            listing.floor_area as "floorArea", ${statedColumns},
            listing.available_confirmed_at as "availableConfirmedAt",
            owner.id as "agentId", owner.name as "agentName", owner.business_name as "agentBusinessName",
            owner.phone as "agentPhone", owner.email as "agentEmail",
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
export const priceHistory = (database: Database, id: ListingId): Promise<{ price: number; at: string }[]> =>
  database.query(
    `select past.price_centavos::float8 / 100 as price, past.at
       from app.listing_price past
       join app.listing listing on listing.id = past.listing_id
      where past.listing_id = $1 and listing.provider_type = 'properties' and past.deal_type = listing.deal_type
      order by past.id`,
    [id],
  );
