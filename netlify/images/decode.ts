import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { ImageContentType } from '../../src/contract/image.ts';
import { contentTypeOf, type ImageFaultWord, pixelsMaximum } from '../features/image/rules.ts';

interface Decoded {
  width: number;
  height: number;
  bytes: Uint8Array;
  /** The bytes are new ones, without what the file said about place, camera and owner. */
  isRewritten: boolean;
}

type Opening = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** Native and 60 ms to load: only a form with new images pays for it. */
const loadSharp = async (): Promise<Opening> => (await import('sharp')).default;

/**
 * Decodes every pixel, so that a header without its picture or half a picture is noticed. A fault word where the bytes are
 * not the image they were announced as.
 */
export async function decodeImage(bytes: Uint8Array, announced: ImageContentType): Promise<Decoded | ImageFaultWord> {
  if (contentTypeOf(bytes) !== announced) return 'imageUnreadable';
  const open = await loadSharp();
  try {
    const described = await open(bytes, { limitInputPixels: false }).metadata();
    if (described.width * described.height > pixelsMaximum) return 'imageTooLarge';
    if (tellsMore(described)) return await rewritten(open, bytes, described, announced);
    await open(bytes, { limitInputPixels: pixelsMaximum, failOn: 'error', sequentialRead: true })
      .resize(16, 16, { fit: 'fill' })
      .raw()
      .toBuffer();
    return { width: described.width, height: described.height, bytes, isRewritten: false };
  } catch {
    // Whatever the decoder says about a file of a stranger, it means that the file cannot be read.
    return 'imageUnreadable';
  }
}

/** EXIF, XMP and IPTC can each carry where a photograph was taken. */
const tellsMore = (described: Metadata): boolean =>
  described.exif !== undefined || described.xmp !== undefined || described.iptc !== undefined;

/** The same picture, turned upright as its EXIF asked, with nothing but its pixels. */
async function rewritten(
  open: Opening,
  bytes: Uint8Array,
  described: Metadata,
  contentType: ImageContentType,
): Promise<Decoded> {
  const isAnimated = (described.pages ?? 1) > 1;
  const opened = open(bytes, { limitInputPixels: pixelsMaximum, failOn: 'error', animated: isAnimated });
  const upright = isAnimated ? opened : opened.rotate();
  const written = await encoders[contentType](upright).toBuffer({ resolveWithObject: true });
  return {
    width: written.info.width,
    height: written.info.pageHeight ?? written.info.height,
    bytes: written.data,
    isRewritten: true,
  };
}

const encoders: Record<ImageContentType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 88 }),
  'image/gif': (image) => image.gif(),
  'image/avif': (image) => image.avif({ quality: 65, effort: 2 }),
};
