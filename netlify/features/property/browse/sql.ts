import type { ListingId } from '../../../../src/contract/fields.ts';
import type { DealType, ListingCategory, ProviderType } from '../../../../src/contract/property/taxonomy.ts';
import type { Database } from '../../../adapters/ports.ts';
import { Parameters } from '../../../ground/sql-parameters.ts';
import type { KeyRange } from '../../../search/geometry/index.ts';
import { cardColumns } from '../listing/card-sql.ts';
import type { CardRow } from '../listing/rules.ts';
import { isPublicAt } from '../listing/rules.ts';

export const publicCards = (database: Database, ids: readonly ListingId[], now: Date): Promise<CardRow[]> =>
  database.query(
    `select ${cardColumns(now)} from app.listing as listing
      where id = any ($1::uuid[]) and ${isPublicAt('$2::timestamptz')}`,
    [ids, now.toISOString()],
  );

/** The newest listings whose price has fallen, as many as a row of the landing page shows. */
export const reducedCards = (database: Database, now: Date): Promise<CardRow[]> =>
  database.query(
    `select ${cardColumns(now)} from app.listing as listing
      where old_price_centavos > price_centavos and ${isPublicAt('$1::timestamptz')}
      order by published_at desc, id desc limit 4`,
    [now.toISOString()],
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

interface Around {
  ranges: readonly KeyRange[];
  within: { latitude: number; longitude: number; radiusMetres: number };
}

/** How many public listings of each kind lie within a radius; the ranges cover it. */
export function countKinds(
  database: Database,
  now: Date,
  { ranges, within: { latitude, longitude, radiusMetres } }: Around,
): Promise<{ kind: ListingCategory; total: number }[]> {
  const parameters = new Parameters();
  const [north, east] = [latitude, longitude].map((degrees) => `radians(${parameters.add(degrees)}::float8)`);
  const chord = `power(sin((radians(public_latitude) - ${north}) / 2), 2)
    + cos(${north}) * cos(radians(public_latitude)) * power(sin((radians(public_longitude) - ${east}) / 2), 2)`;
  return database.query(
    `select category as kind, count(*)::integer as total
       from ${parameters.addRanges(ranges)} as range (lo, hi)
      -- Range by range along the index: of all ranges at once every listing would be read.
      cross join lateral (
        select category from app.listing
         where q >= range.lo and q < range.hi and ${isPublicAt(`${parameters.add(now.toISOString())}::timestamptz`)}
           and 12742000 * asin(sqrt(least(1, ${chord}))) <= ${parameters.add(radiusMetres)}::float8
        offset 0) as met
      group by category`,
    parameters.values,
  );
}
