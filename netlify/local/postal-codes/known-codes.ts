import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Country, countries } from '../../../src/contract/country.ts';
import { type Coordinates, kilometresBetween } from '../../ground/distance.ts';

const migrations = join(import.meta.dirname, '../../../supabase/migrations');
/** The rows of the two tables, each beside the migration that makes its table. */
export const codeRows = join(migrations, '20261124003010_postal_code_rows.sql');
export const placeRows = join(migrations, '20261124003110_place_rows.sql');

export interface KnownCode extends Coordinates {
  country: Country;
  code: string;
  place: string;
}

/** The codes of our own: `de 10115 Berlin 52.532 13.384`, with tabs between. */
export async function knownCodes(): Promise<KnownCode[]> {
  const text = await readFile(join(import.meta.dirname, 'own-codes.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [country, code = '', place = '', latitude, longitude] = line.split('\t');
      return {
        country: countries.find((known) => known === country) ?? 'de',
        code,
        place,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    });
}

const strayKilometres = 8;

/** The places of a code of our own that the source has far from there (3400 Klosterneuburg by 30 km) are put where the code is. */
export function withoutStrays<T extends Coordinates & Pick<KnownCode, 'country' | 'code'>>(
  places: readonly T[],
  known: readonly KnownCode[],
): T[] {
  const own = new Map(known.map((one) => [one.country + one.code, one]));
  return places.map((place) => {
    const at = own.get(place.country + place.code);
    if (at === undefined || kilometresBetween(at, place) <= strayKilometres) return place;
    return { ...place, latitude: at.latitude, longitude: at.longitude };
  });
}
