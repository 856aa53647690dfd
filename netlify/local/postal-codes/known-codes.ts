import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Country, countries } from '../../../src/contract/country.ts';
import type { KnownCode } from './join.ts';

export const migrations = join(import.meta.dirname, '../../../supabase/migrations');

const entry = /\('(de|at|ch)', '(\d+)', '([^']+)', ([\d.]+), ([\d.]+)\)/g;

/** The codes of our own, as their migration lists them. */
export async function knownCodes(): Promise<(KnownCode & { country: Country })[]> {
  const text = await readFile(join(migrations, '20261123001600_postal_code.sql'), 'utf8');
  return [...text.matchAll(entry)].map(([, country, code = '', place = '', latitude, longitude]) => ({
    country: countries.find((known) => known === country) ?? 'de',
    code,
    place,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}
