import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../tests/support/listings.ts';
import { lookOf, lookOfGrey, nearBits } from './look.ts';

const folder = join(import.meta.dirname, '../../supabase/seed/pictures');
const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).toSorted();
const pictures = await Promise.all(
  names.filter((_, index) => index % 10 === 0).map((name) => readFile(join(folder, name))),
);

const differing = (one: string | undefined, other: string | undefined): number => {
  if (one === undefined || other === undefined) throw new Error('a picture without a look');
  return Array.from({ length: 128 }, (_, index) => index).filter((index) => one[index] !== other[index]).length;
};

/** As somebody changes a picture that they have copied. */
const changed: Record<string, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  'saved as a small JPEG': (bytes) => sharp(bytes).resize({ width: 480 }).jpeg({ quality: 55 }).toBuffer(),
  'saved as a PNG of another shape': (bytes) => sharp(bytes).resize(700, 700, { fit: 'fill' }).png().toBuffer(),
  'cropped by a hundredth': async (bytes) => {
    const { width, height } = await sharp(bytes).metadata();
    const [left, top] = [Math.round(width / 200), Math.round(height / 200)];
    return sharp(bytes)
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .jpeg()
      .toBuffer();
  },
  'made brighter': (bytes) => sharp(bytes).modulate({ brightness: 1.05 }).webp({ quality: 70 }).toBuffer(),
};

describe('the look of a picture', () => {
  it('has 128 bits', async () => {
    expect(pictures.length).toBeGreaterThan(5);
    expect(await lookOf(pictures[0] ?? new Uint8Array())).toMatch(/^[01]{128}$/);
  });

  it.each(Object.entries(changed))('stays nearly the same where it is %s', async (_, change) => {
    const distances = await Promise.all(
      pictures.map(async (bytes) => differing(await lookOf(bytes), await lookOf(await change(bytes)))),
    );
    expect(Math.max(...distances)).toBeLessThanOrEqual(nearBits);
  });

  it('tells noise from other noise', () => {
    const drawn = randomFrom(7);
    const noise = () => lookOfGrey(Array.from({ length: 81 }, () => Math.floor(drawn() * 256)));
    for (let times = 1; times < 200; times += 1) expect(differing(noise(), noise())).toBeGreaterThan(nearBits);
  });

  it('is none where a picture has nothing to tell it by', async () => {
    const wall = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#d8cfc0' } })
      .png()
      .toBuffer();
    expect(await lookOf(wall)).toBeUndefined();
    // A wall with a little dust.
    expect(lookOfGrey(Uint8Array.from({ length: 81 }, (_, index) => 128 + (index % 2)))).toBeUndefined();
  });
});
