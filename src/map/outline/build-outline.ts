import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type OutlineCountry, outlineCountries, outlineFileOf } from '../../contract/outline.ts';

/** ISO 3166-1 numeric, the ids of world-atlas. */
const countryIds = { ph: '608', de: '276', at: '040', ch: '756' } satisfies Record<OutlineCountry, string>;

const precision = 10_000;

const atlas = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);

for (const country of outlineCountries) {
  const target = new URL(`../../public/outline/${country}.json`, import.meta.url);
  await writeFile(target, `${JSON.stringify(outlineFileOf(polygonsOf(country), precision))}\n`);
}

function polygonsOf(country: OutlineCountry) {
  const shape = atlas.objects.countries.geometries.find((entry: { id: string }) => entry.id === countryIds[country]);
  const { geometry } = feature(atlas, shape);
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
