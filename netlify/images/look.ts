import type { Sharp } from 'sharp';

/**
 * How a picture looks, in 128 bits: a difference hash over 9 x 9 grey fields. The first 64 say whether a field is brighter than
 * its neighbour to the right, the others than the one below. Size, format and compression change few of them.
 */

/**
 * Pictures that differ in at most so many bits count as the same. Of the demo's pictures a copy as a small JPEG differs
 * in at most 3. One cropped by a hundredth at its border, or brightened, differs in 12. The index finds all up to 15
 * (app.look_near).
 */
export const nearBits = 12;

/** Crops are taken of a picture that is at most so wide and high. */
const middle = 480;
const edge = 9;
const compared = edge - 1;
/** Each field is the mean of so many points in each direction: fewer let sharp's own reduction flip bits. */
const points = 8;
const side = edge * points;
/** Grey levels that a field must be brighter by, so that a plain wall says the same in every copy. */
const levels = 2;
/** So many of the 128 neighbours must differ: a plain wall looks like any other. */
const telling = 32;

/** What a copy has lost: so many hundredths of the width or height at the left, top, right and bottom. Marks stand below. */
const crops = [
  [2, 2, 2, 2],
  [4, 4, 4, 4],
  [6, 6, 6, 6],
  [0, 0, 0, 5],
  [0, 0, 0, 10],
  [0, 5, 0, 0],
  [5, 0, 0, 0],
  [0, 0, 5, 0],
] as const;

/** Each a string of 128 `0` and `1`. */
export interface Looks {
  whole: string;
  /** As a copy looks that was turned left to right. */
  mirrored: string;
  /** As copies look that were cut a little. */
  cropped: string[];
}

/** Undefined where there is too little to tell the picture by. Throws where it cannot be decoded. */
export async function looksOf(bytes: Uint8Array): Promise<Looks | undefined> {
  const { default: open } = await import('sharp');
  const { data, info } = await open(bytes, { limitInputPixels: false, sequentialRead: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(middle, middle, { fit: 'inside', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const small = () => open(data, { raw: { width, height, channels: 1 } });
  const whole = await lookOf(small());
  const mirrored = await lookOf(small().flop());
  if (whole === undefined || mirrored === undefined) return undefined;
  const cut = await Promise.all(
    crops.map(([left, top, right, bottom]) => {
      const [x, y] = [Math.round((width * left) / 100), Math.round((height * top) / 100)];
      return lookOf(
        small().extract({
          left: x,
          top: y,
          width: Math.max(1, width - x - Math.round((width * right) / 100)),
          height: Math.max(1, height - y - Math.round((height * bottom) / 100)),
        }),
      );
    }),
  );
  return { whole, mirrored, cropped: cut.filter((look) => look !== undefined) };
}

const lookOf = async (grey: Sharp): Promise<string | undefined> =>
  lookOfGrey(fieldsOf(await grey.resize(side, side, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()));

/** The mean of each field, row by row. */
function fieldsOf(grey: ArrayLike<number>): number[] {
  const sums = Array.from({ length: edge * edge }, () => 0);
  for (let at = 0; at < side * side; at += 1) {
    const field = Math.floor(at / side / points) * edge + Math.floor((at % side) / points);
    sums[field] = (sums[field] ?? 0) + (grey[at] ?? 0);
  }
  return sums.map((sum) => sum / points ** 2);
}

/** Of 81 levels of grey, row by row. */
export function lookOfGrey(grey: ArrayLike<number>): string | undefined {
  const at = (x: number, y: number): number => grey[y * edge + x] ?? 0;
  const differences: number[] = [];
  for (let y = 0; y < compared; y += 1) for (let x = 0; x < compared; x += 1) differences.push(at(x, y) - at(x + 1, y));
  for (let y = 0; y < compared; y += 1) for (let x = 0; x < compared; x += 1) differences.push(at(x, y) - at(x, y + 1));
  if (differences.filter((difference) => Math.abs(difference) > levels).length < telling) return undefined;
  return differences.map((difference) => (difference > levels ? '1' : '0')).join('');
}
