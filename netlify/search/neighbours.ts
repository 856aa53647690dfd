import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters } from '../../src/contract/property/browse.ts';
import type { Row } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { planning } from './constants.ts';
import { matchesByPlace, matchesBySort } from './matches.ts';
import { asked, cardsOf, type Source } from './source.ts';

interface Neighbours {
  filters: ListingFilters;
  /** The one whose neighbours are asked for, never among them. */
  of: ListingId;
  centavos: number;
  limit: number;
}

/** Those that match the filters and are nearest in price: by a scan upwards and one downwards, or of all in the area. */
export const findNeighbours = <Found extends Row, Item>(
  source: Source<Found, Item>,
  { filters, of, centavos, limit }: Neighbours,
): Promise<Item[]> =>
  asked(source, filters, async (database, question) => {
    const ask = (met: string, parameters: Parameters): Promise<Found[]> => {
      const distance = `abs(price_centavos - ${parameters.add(centavos)}::bigint)`;
      const chosen = `
        select id, ${distance} as distance from (${met}) as met where id <> ${parameters.add(of)}::uuid
         order by distance, id limit ${limit}`;
      return database.query<Found>(
        cardsOf(chosen, source.columns, 'order by chosen.distance, listing.id'),
        parameters.values,
      );
    };
    const columns = 'id, price_centavos';
    const scanned = new Parameters();
    const scan = { after: undefined, limit: limit + 1, steps: planning.scanUnknown };
    const upwards = { ...question, centavos: { least: centavos, most: undefined } };
    const downwards = { ...question, centavos: { least: undefined, most: centavos - 1 } };
    const rows = await ask(
      `(${matchesBySort(upwards, { ...scan, sort: 'price_asc' }, columns, scanned)})
       union all
       (${matchesBySort(downwards, { ...scan, sort: 'price_desc' }, columns, scanned)})`,
      scanned,
    );
    const parameters = new Parameters();
    const found = rows.length < limit ? await ask(matchesByPlace(question, columns, parameters), parameters) : rows;
    return found.map(source.read);
  });
