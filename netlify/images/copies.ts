import type { Sharp, SharpOptions } from 'sharp';
import type { ImageStore } from '../adapters/ports.ts';
import { copyKey, copyWidths } from '../ground/pictures.ts';

interface Copies {
  isAnimated: boolean;
  copies: { width: number; bytes: Uint8Array }[];
}

type Opening = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** Effort 2 takes half the time of the default 4 for 5 % more bytes, and somebody is waiting for the publication. */
const webp = { quality: 78, effort: 2 };

/** Makes and stores the smaller copies of a picture; undefined if it cannot be decoded. */
export async function storeCopies(
  images: ImageStore,
  storeKey: string,
  bytes: Uint8Array,
): Promise<CopiesRecorded | undefined> {
  const { default: open } = await import('sharp');
  const made = await copiesOf(open, bytes).catch(() => undefined);
  if (made === undefined) return undefined;
  const { isAnimated, copies } = made;
  await Promise.all(copies.map((copy) => images.write(copyKey(storeKey, copy.width), copy.bytes, 'image/webp')));
  return { isAnimated, copyWidths: copies.map(({ width }) => width) };
}

/** The copies; of an animation, of its first frame. A copy that would save no bytes is left out. */
async function copiesOf(open: Opening, bytes: Uint8Array): Promise<Copies> {
  const picture = open(bytes, { limitInputPixels: false, sequentialRead: true });
  const { width: own, pages = 1 } = await picture.metadata();
  const isAnimated = pages > 1;
  const widths = copyWidths.filter((width) => width < own);
  const largest = widths.at(-1);
  if (largest === undefined) return { isAnimated, copies: [] };
  // The picture is decoded once: smaller copies are made from the largest.
  const { data, info } = await picture.resize({ width: largest }).raw().toBuffer({ resolveWithObject: true });
  const copyOf = (width: number): Promise<Uint8Array> =>
    open(data, { raw: info }).resize({ width }).webp(webp).toBuffer();
  const copies = await Promise.all(widths.map(async (width) => ({ width, bytes: await copyOf(width) })));
  return { isAnimated, copies: copies.filter((copy) => copy.bytes.byteLength < bytes.byteLength) };
}

export interface CopiesRecorded {
  /** Widths in pixels, ascending. */
  copyWidths: readonly number[];
  isAnimated: boolean;
}
