import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A part of one of the twenty largest German cities, with a postal code that lies in it. */
export interface District {
  town: string;
  district: string;
  code: string;
}

/** `districts.tsv`: city, district, code. */
export async function readDistricts(): Promise<District[]> {
  const text = await readFile(join(import.meta.dirname, 'districts.tsv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [town = '', district = '', code = ''] = line.split('\t');
      return { town, district, code };
    });
}
