import type { ListingId } from '../../../src/contract/fields.ts';
import type { DealType, ListingCategory, ProviderType } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import { type CardRow, cardColumns } from '../listing/card-sql.ts';
import { isPublicAt } from '../listing/rules.ts';

export const publicCards = (database: Database, ids: readonly ListingId[], now: Date): Promise<CardRow[]> =>
  database.query(
    `select ${cardColumns(now)} from app.listing as listing
      where id = any ($1::uuid[]) and ${isPublicAt('$2::timestamptz')}`,
    [ids, now.toISOString()],
  );

export type PinRow = {
  id: ListingId;
  title: string;
  category: ListingCategory;
  providerType: ProviderType;
  dealType: DealType | null;
  price: number | null;
  oldPrice: number | null;
  latitude: number;
  longitude: number;
};

export const pinColumns = `
  id, title, category, provider_type as "providerType", nullif(deal_type, 'none') as "dealType",
  case when provider_type = 'properties' then price_centavos::float8 / 100 end as price,
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  public_latitude as latitude, public_longitude as longitude`;
