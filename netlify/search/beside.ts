import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters } from '../../src/contract/property/browse.ts';
import type { Row } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { matchesByPlace } from './matches.ts';
import { asked, type Source } from './source.ts';

interface Compared {
  filters: ListingFilters;
  /** The one that is compared, never among the others. */
  of: ListingId;
  /** In m², both ends included. */
  area: { least: number; most: number };
  /** Of the nearest to this position so many are named. */
  nearest: { x: number; y: number; limit: number };
}

/** Prices for a square metre, in pesos, of all that match. */
export interface Beside extends Row {
  count: number;
  middle: number | null;
  lowest: number | null;
  highest: number | null;
  nearest: { id: ListingId; title: string; latitude: number; longitude: number; perSquareMetre: number }[];
}

/** All listings of the area that say price and size, as one answer: what a price is compared with. */
export const findBeside = (
  source: Omit<Source<Row, unknown>, 'columns' | 'read'>,
  { filters, of, area, nearest: { x, y, limit } }: Compared,
): Promise<Beside> =>
  asked(source, filters, async (database, question) => {
    const parameters = new Parameters();
    const met = matchesByPlace(question, 'id, x, y, price_centavos, area', parameters, [
      `area between ${parameters.add(area.least)}::float8 and ${parameters.add(area.most)}::float8`,
      'price_centavos > 0',
    ]);
    const away = `(y - ${parameters.add(y)}::float8) ^ 2
      + ((x - ${parameters.add(x)}::float8) * cosd(${parameters.add(y / 1e6)}::float8)) ^ 2`;
    const [found] = await database.query<Beside>(
      `with compared as materialized (
         select id, price_centavos / 100.0::float8 / area as each, ${away} as away
           from (${met}) as met where id <> ${parameters.add(of)}::uuid and area > 0),
       nearest as (select id, each, away from compared order by away, id limit ${limit})
       select count(*)::integer as count, percentile_cont(0.5) within group (order by each) as middle,
              min(each) as lowest, max(each) as highest,
              coalesce((
                select json_agg(json_build_object('id', listing.id, 'title', listing.title,
                         'latitude', listing.public_latitude, 'longitude', listing.public_longitude,
                         'perSquareMetre', nearest.each) order by nearest.away, listing.id)
                  from nearest join app.listing as listing on listing.id = nearest.id), '[]') as nearest
         from compared`,
      parameters.values,
    );
    return found ?? { count: 0, middle: null, lowest: null, highest: null, nearest: [] };
  });
