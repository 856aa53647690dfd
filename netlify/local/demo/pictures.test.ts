import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sceneOf } from './draw/scenes.ts';
import { height, width } from './draw/svg.ts';
import { demoPictures, picturesOf } from './pictures.ts';

const folder = new URL('./pictures/', import.meta.url);

it('every picture of the catalogue is on disk, and nothing else is', () => {
  expect(readdirSync(folder).toSorted()).toEqual(demoPictures.map(({ name }) => `${name}.webp`).toSorted());
});

it('the pictures are small WebP files of one size', async () => {
  let total = 0;
  for (const { name } of demoPictures) {
    const bytes = readFileSync(new URL(`${name}.webp`, folder));
    expect(bytes.length).toBeLessThanOrEqual(26 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    total += bytes.length;
  }
  expect(total).toBeLessThan(2_500_000);
});

it('a picture is drawn the same each time and unlike every other', () => {
  const scenes = demoPictures.map(sceneOf);
  expect(demoPictures.map(sceneOf)).toEqual(scenes);
  expect(new Set(scenes).size).toBe(demoPictures.length);
  for (const scene of scenes) expect(scene).not.toMatch(/NaN|undefined|Infinity/);
});

it('every kind has pictures with a text in both languages', () => {
  for (const { kind, alt } of demoPictures) {
    expect(picturesOf(kind).length).toBeGreaterThan(0);
    expect(alt.de).not.toBe('');
    expect(alt.en).not.toBe('');
  }
});
