import type { Country } from '../../../src/contract/country.ts';
import type { Database } from '../../adapters/ports.ts';
import { namesTried } from './rules.ts';
import { type PlaceRow, placeAmongCodes, placesNamed, placesOfCode } from './sql.ts';

interface Address {
  zip: string;
  city: string;
  country: Country;
}

/** The place of the postal code; else (most of Austria and Switzerland) of the town; else of similar codes. */
export async function placeOfAddress(
  database: Database,
  { zip, city, country }: Address,
): Promise<PlaceRow | undefined> {
  const [known] = await placesOfCode(database, zip, [country]);
  if (known !== undefined) return known;
  const [named] = country === 'de' ? [] : await placesNamed(database, namesTried(city), [country]);
  return named ?? placeAmongCodes(database, zip, country);
}
