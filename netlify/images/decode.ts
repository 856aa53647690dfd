import { createHash } from 'node:crypto';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { ImageContentType } from '../../src/contract/account/image.ts';
import type { FieldWord } from '../../src/contract/words.ts';
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

/** Why a form may not name an image, as the key of its sentence. */
export type ImageFaultWord = Extract<FieldWord, 'imageUnknown' | 'imageTooLarge' | 'imagePixels' | 'imageUnreadable'>;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** An AVIF file begins with a box that lists its brands. The first brand may be the general `mif1`. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  return /avi[fs]/.test(ascii(bytes, 8, length));
}

/** The type of a file by its first bytes. Only these types reach a decoder. */
export function contentTypeOf(bytes: Uint8Array): ImageContentType | undefined {
  if (ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : undefined;
}

/**
 * The largest number of pixels, all frames together, for which decoding and re-encoding need less than 300 MB, the process
 * included (`npm run bench:images`). The site's own form sends at most 4.2 megapixels.
 */
export const pixelsMaximum: Record<ImageContentType, number> = {
  'image/jpeg': 10_000_000,
  'image/png': 12_000_000,
  'image/webp': 8_400_000,
  'image/gif': 12_000_000,
  'image/avif': 4_200_000,
};

export const contentHashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
