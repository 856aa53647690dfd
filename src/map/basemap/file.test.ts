import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { groundBoxes } from './boxes.ts';
import { type GroundFile, groundFiles, groundOf } from './file.ts';

const shippedText = (name: string): string =>
  readFileSync(new URL(`../../public/basemap/${name}.json`, import.meta.url), 'utf8');
const shipped = (name: string): GroundFile => JSON.parse(shippedText(name));

const empty = { built: [], lakes: [], rivers: [], states: [], borders: [], names: [] };

it('reads lines of steps and names in the places of Web Mercator', () => {
  const ground = groundOf({
    ...empty,
    precision: 1000,
    box: [-90, 0, 90, 60],
    land: [[-90_000, 0, 180_000, 60_000]],
    names: [{ rank: 1, zoom: 5, names: 'Null|North', at: [0, 0, 60_000, 90_000] }],
  });
  // By hand: a sixth of the way up at 60 degrees is ln(2 + √3) / 2π of the earth's width.
  const north = 0.5 - Math.log(2 + Math.sqrt(3)) / (2 * Math.PI);
  const [line] = ground.land;
  expect([...(line?.points ?? [])]).toEqual([0.25, 0.5, 0.75, expect.closeTo(north, 12)]);
  expect(line).toMatchObject({ west: 0.25, east: 0.75, south: 0.5 });
  expect(ground.labels.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['Null', 0.5, 0.5],
    ['North', 0.75, expect.closeTo(north, 12)],
  ]);
});

describe.each(groundFiles)('the file of %s', (name) => {
  it('weighs at most 60 kB as it is sent', () => {
    expect(gzipSync(shippedText(name)).length).toBeLessThanOrEqual(60_000);
  });

  it('covers what boxes.ts says, and nothing beyond', () => {
    const { box, land } = groundOf(shipped(name));
    expect(box).toEqual(groundBoxes[name]);
    const slack = 1e-5;
    for (const line of land) {
      expect(line.west).toBeGreaterThanOrEqual(box.west - slack);
      expect(line.east).toBeLessThanOrEqual(box.east + slack);
      expect(line.north).toBeGreaterThanOrEqual(box.north - slack);
      expect(line.south).toBeLessThanOrEqual(box.south + slack);
    }
    for (const { names, at } of shipped(name).names) expect(at.length).toBe(2 * names.split('|').length);
  });
});
