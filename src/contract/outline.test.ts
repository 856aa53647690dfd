import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type OutlineCountry, type OutlineFile, outlineCountries, outlinePolygons } from './outline.ts';

function shipped(country: OutlineCountry) {
  const text = readFileSync(new URL(`../public/outline/${country}.json`, import.meta.url), 'utf8');
  const file: OutlineFile = JSON.parse(text);
  return { text, polygons: outlinePolygons(file) };
}

it('reads a border of steps', () => {
  const polygons = [[[1_205_000, 142_500, 5_001, 0, -2_501, -2_501, -2_500, 2_501]]];
  expect(outlinePolygons({ precision: 10_000, polygons })).toEqual([
    [
      [
        { lat: 14.25, lng: 120.5 },
        { lat: 14.25, lng: 121.0001 },
        { lat: 13.9999, lng: 120.75 },
        { lat: 14.25, lng: 120.5 },
      ],
    ],
  ]);
});

it.each([
  { country: 'ph', south: 4.5, north: 21.3, west: 116.8, east: 126.7, kilobytes: 33 },
  { country: 'de', south: 47.2, north: 55.1, west: 5.8, east: 15.1, kilobytes: 13 },
  { country: 'at', south: 46.3, north: 49.1, west: 9.5, east: 17.2, kilobytes: 5 },
  { country: 'ch', south: 45.8, north: 47.9, west: 5.9, east: 10.5, kilobytes: 3 },
] as const)('$country lies within its bounds and is small', ({ country, south, north, west, east, kilobytes }) => {
  const { text, polygons } = shipped(country);
  const points = polygons.flat(2);
  const latitudes = points.map((point) => point.lat);
  const longitudes = points.map((point) => point.lng);
  expect(Math.min(...latitudes)).toBeGreaterThan(south);
  expect(Math.max(...latitudes)).toBeLessThan(north);
  expect(Math.min(...longitudes)).toBeGreaterThan(west);
  expect(Math.max(...longitudes)).toBeLessThan(east);
  expect(Math.max(...latitudes) - Math.min(...latitudes)).toBeGreaterThan((north - south) * 0.9);
  expect(gzipSync(text).length).toBeLessThan(kilobytes * 1024);
});

it('every ring is closed', () => {
  for (const ring of outlineCountries.flatMap((country) => shipped(country).polygons.flat())) {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});
