import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../tests/support/listings.ts';
import { lookOfGrey, looksOf, nearBits } from './look.ts';

const folder = join(import.meta.dirname, '../../supabase/seed/pictures');
// A face or a room that is drawn on one colour has too few edges for a look.
const names = (await readdir(folder)).filter((name) => /^(?!face-|service-).*\.webp$/.test(name)).toSorted();
const pictures = await Promise.all(
  names.filter((_, index) => index % 10 === 0).map((name) => readFile(join(folder, name))),
);

const lookOf = async (bytes: Uint8Array): Promise<string | undefined> => (await looksOf(bytes))?.whole;

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

/** Cuts so many hundredths off the left, top, right and bottom. */
const cut =
  (left: number, top: number, right: number, bottom: number) =>
  async (bytes: Uint8Array): Promise<Uint8Array> => {
    const { width, height } = await sharp(bytes).metadata();
    const [x, y] = [Math.round((width * left) / 100), Math.round((height * top) / 100)];
    return sharp(bytes)
      .extract({
        left: x,
        top: y,
        width: width - x - Math.round((width * right) / 100),
        height: height - y - Math.round((height * bottom) / 100),
      })
      .jpeg({ quality: 70 })
      .toBuffer();
  };
const flopped = (bytes: Uint8Array): Promise<Uint8Array> => sharp(bytes).flop().webp({ quality: 70 }).toBuffer();

/** As the database compares: the copy as it is and turned back, with the original and its crops. */
const distanceOf = async (original: Uint8Array, copy: Uint8Array): Promise<number> => {
  const [theirs, mine] = [await looksOf(original), await looksOf(copy)];
  if (theirs === undefined || mine === undefined) throw new Error('a picture without a look');
  return Math.min(
    ...[theirs.whole, ...theirs.cropped].flatMap((look) => [
      differing(look, mine.whole),
      differing(look, mine.mirrored),
    ]),
  );
};

describe('a copy that was changed to look like another picture', () => {
  it.each<[string, (bytes: Uint8Array) => Promise<Uint8Array>]>([
    ['turned left to right', flopped],
    ['cut by two hundredths all around', cut(2, 2, 2, 2)],
    ['cut by six hundredths all around', cut(6, 6, 6, 6)],
    ['without its lower tenth', cut(0, 0, 0, 10)],
    ['without its lower twelfth', cut(0, 0, 0, 8)],
    ['without its right edge', cut(0, 0, 5, 0)],
    ['cut and turned', async (bytes) => flopped(Buffer.from(await cut(4, 4, 4, 4)(bytes)))],
  ])('is found where it is %s', async (_, change) => {
    const distances = await Promise.all(pictures.map(async (bytes) => distanceOf(bytes, await change(bytes))));
    expect(Math.max(...distances)).toBeLessThanOrEqual(nearBits);
  });
});

describe('the look of a picture', () => {
  it('has 128 bits', async () => {
    expect(pictures.length).toBeGreaterThan(5);
    const looks = await looksOf(pictures[0] ?? new Uint8Array());
    for (const look of [looks?.whole, looks?.mirrored, ...(looks?.cropped ?? [])]) expect(look).toMatch(/^[01]{128}$/);
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
