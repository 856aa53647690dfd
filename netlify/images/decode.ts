import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { ImageContentType } from '../../src/contract/image.ts';
import { contentTypeOf, type ImageFaultWord, pixelsMaximum } from '../features/image/rules.ts';
import { isPlain } from './plain.ts';

interface Decoded {
  width: number;
  height: number;
  /** The picture alone: no position, no comment, no second content after its end. */
  bytes: Uint8Array;
}

type Opening = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** sharp is native and takes 60 ms to load, so only a form with new images imports it. */
const loadSharp = async (): Promise<Opening> => (await import('sharp')).default;

/** The decoder gives up after so many seconds. */
const secondsMaximum = 10;

/**
 * Decodes every pixel, so that a mere header or half a picture is noticed. Returns a fault word if the bytes are not the
 * image that was announced.
 */
export async function decodeImage(bytes: Uint8Array, announced: ImageContentType): Promise<Decoded | ImageFaultWord> {
  if (contentTypeOf(bytes) !== announced) return 'imageUnreadable';
  const open = await loadSharp();
  try {
    const described = await open(bytes, { limitInputPixels: false }).metadata();
    if (pixelsOf(described) > pixelsMaximum[announced]) return 'imagePixels';
    if (!isPlain(bytes, announced)) return await rewritten(open, bytes, described, announced);
    await open(bytes, { ...strict, sequentialRead: true })
      .timeout({ seconds: secondsMaximum })
      .resize(16, 16, { fit: 'fill' })
      .raw()
      .toBuffer();
    return { width: described.width, height: described.height, bytes };
  } catch {
    // Any error of the decoder means that the stranger's file cannot be read.
    return 'imageUnreadable';
  }
}

/** The pixel limit is off: we count pixels ourselves, per type and with all frames. */
const strict = { limitInputPixels: false, failOn: 'error' } as const;

/** The pixels of all frames together. */
const pixelsOf = ({ width, height, pages = 1 }: Metadata): number => width * height * pages;

/** The picture written anew from its pixels, turned upright as its EXIF says. */
async function rewritten(
  open: Opening,
  bytes: Uint8Array,
  described: Metadata,
  contentType: ImageContentType,
): Promise<Decoded> {
  const isAnimated = (described.pages ?? 1) > 1;
  const opened = open(bytes, { ...strict, animated: isAnimated }).timeout({ seconds: secondsMaximum });
  const upright = isAnimated ? opened : opened.rotate();
  const written = await encoders[contentType](upright).toBuffer({ resolveWithObject: true });
  return {
    width: written.info.width,
    height: written.info.pageHeight ?? written.info.height,
    bytes: written.data,
  };
}

const encoders: Record<ImageContentType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 88 }),
  'image/gif': (image) => image.gif(),
  'image/avif': (image) => image.avif({ quality: 65, effort: 0 }),
};
