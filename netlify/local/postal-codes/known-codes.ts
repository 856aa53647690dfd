import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Country, countries } from '../../../src/contract/country.ts';
import { kilometresBetween, type Position } from '../../ground/distance.ts';

export const migrations = join(import.meta.dirname, '../../../supabase/migrations');

export interface KnownCode extends Position {
  country: Country;
  code: string;
  place: string;
}

const entry = /\('(de|at|ch)', '(\d+)', '([^']+)', ([\d.]+), ([\d.]+)\)/g;

/** The codes of our own, as their migration lists them. */
export async function knownCodes(): Promise<KnownCode[]> {
  const text = await readFile(join(migrations, '20261123001600_postal_code.sql'), 'utf8');
  return [...text.matchAll(entry)].map(([, country, code = '', place = '', latitude, longitude]) => ({
    country: countries.find((known) => known === country) ?? 'de',
    code,
    place,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

const strayKilometres = 8;

/** The places of a code of our own that the source has far from there (3400 Klosterneuburg by 30 km) are put where the code is. */
export function withoutStrays<T extends Position & Pick<KnownCode, 'country' | 'code'>>(
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
