import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { copyWidths } from '../../netlify/ground/pictures.ts';
import { copyFile, demoCopyWidth, demoPictures, pictureFile, picturesOf } from './pictures.ts';

const folder = new URL('./pictures/', import.meta.url);

it('every picture of the catalogue is on disk, and nothing else is', () => {
  const files = demoPictures.flatMap((picture) => [pictureFile(picture), copyFile(picture)]);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
});

it('the pictures are small WebP files of one size, with a smaller copy each', async () => {
  let total = 0;
  const expectFile = async (file: string, most: number, size: object): Promise<void> => {
    const bytes = readFileSync(new URL(file, folder));
    expect(bytes.length).toBeLessThanOrEqual(most);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...size });
    total += bytes.length;
  };
  for (const picture of demoPictures) {
    await expectFile(pictureFile(picture), 26 * 1024, { width: 1200, height: 800 });
    await expectFile(copyFile(picture), 17 * 1024, { width: demoCopyWidth });
  }
  expect(total).toBeLessThan(8_500_000);
});

it('a copy is as wide as one of the copies that the server makes', () => {
  expect(copyWidths).toContain(demoCopyWidth);
});

/** How far two small copies differ in a mean value, of 255. */
const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

it('no two pictures look the same', async () => {
  const seen = await Promise.all(
    demoPictures.map(async (picture) => ({
      name: picture.name,
      fields: await sharp(readFileSync(new URL(copyFile(picture), folder)))
        .resize(24, 16)
        .removeAlpha()
        .raw()
        .toBuffer(),
    })),
  );
  const alike = seen.flatMap(({ name, fields }, index) =>
    seen.slice(index + 1).flatMap((other) => (apart(fields, other.fields) < 4 ? [`${name} ${other.name}`] : [])),
  );
  expect(alike).toEqual([]);
});

it('every kind has pictures with a text in both languages', () => {
  for (const { kind, alt } of demoPictures) {
    expect(picturesOf(kind).length).toBeGreaterThan(0);
    expect(alt.de).not.toBe('');
    expect(alt.en).not.toBe('');
  }
});
