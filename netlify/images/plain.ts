import type { ImageContentType } from '../../src/contract/account/image.ts';

/**
 * True if the file has only the parts that its pixels need. It has no comment, no text, no position, no colour profile
 * and no byte after its end. Any other file is written anew from its pixels.
 *
 * Sources of the part names: JPEG ITU-T T.81 B.1, PNG third edition (W3C), GIF89a, WebP container (RFC 9649).
 */
export function isPlain(bytes: Uint8Array, contentType: ImageContentType): boolean {
  try {
    return readers[contentType](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (problem) {
    // A part claims more bytes than there are.
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

const readers: Record<ImageContentType, (view: DataView) => boolean> = {
  'image/jpeg': isPlainJpeg,
  'image/png': isPlainPng,
  'image/gif': isPlainGif,
  'image/webp': isPlainWebp,
  // AVIF's parts refer to each other by file offset, so a list of allowed parts cannot decide.
  'image/avif': () => false,
};

const nameAt = (view: DataView, start: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(start + offset)));

/** Start of scan, quantisation, Huffman tables, frames, restart interval, JFIF (APP0), Adobe's colour transform (APP14). */
const jpegSegments = new Set([0xda, 0xdb, 0xc4, 0xdd, 0xe0, 0xee, 0xc0, 0xc1, 0xc2]);

function isPlainJpeg(view: DataView): boolean {
  let at = 2;
  for (;;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return false;
    if (marker === 0xd9) return at + 2 === view.byteLength;
    if (!jpegSegments.has(marker)) return false;
    const length = view.getUint16(at + 2);
    // JFIF with a thumbnail, or Adobe's segment with more than twelve bytes, holds a second content.
    if ((marker === 0xe0 && length > 16) || (marker === 0xee && length > 14)) return false;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(view, at);
  }
}

/** The end of a scan. In it 0xff is followed by 0 or a restart marker; anything else begins the next segment. */
function endOfScan(view: DataView, start: number): number {
  let at = start;
  for (;;) {
    if (view.getUint8(at) === 0xff) {
      const next = view.getUint8(at + 1);
      if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    }
    at += 1;
  }
}

/** Pixels, palette, transparency, the meaning of colours and sizes, and the frames of an animation. */
const pngChunks = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|pHYs|bKGD|acTL|fcTL|fdAT)$/;

function isPlainPng(view: DataView): boolean {
  for (let at = 8; ; ) {
    const name = nameAt(view, at + 4);
    if (!pngChunks.test(name)) return false;
    at += 12 + view.getUint32(at);
    if (name === 'IEND') return at === view.byteLength;
  }
}

const gifColours = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

function isPlainGif(view: DataView): boolean {
  let at = 13 + gifColours(view.getUint8(10));
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return at + 1 === view.byteLength;
    if (kind === 0x2c) {
      at = endOfBlocks(view, at + 11 + gifColours(view.getUint8(at + 9)));
    } else if (kind === 0x21 && view.getUint8(at + 1) === 0xf9) {
      at = endOfBlocks(view, at + 2);
    } else if (kind === 0x21 && isLoop(view, at)) {
      at += 19;
    } else {
      return false;
    }
  }
}

/** The one application extension that browsers read: how often an animation repeats. */
const isLoop = (view: DataView, at: number): boolean =>
  view.getUint8(at + 1) === 0xff &&
  /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(
    `${nameAt(view, at + 3)}${nameAt(view, at + 7)}${nameAt(view, at + 10).slice(1)}`,
  ) &&
  view.getUint8(at + 14) === 3 &&
  view.getUint8(at + 18) === 0;

function endOfBlocks(view: DataView, start: number): number {
  let at = start;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}

const webpChunks = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF)$/;

function isPlainWebp(view: DataView): boolean {
  if (view.getUint32(4, true) + 8 !== view.byteLength) return false;
  let at = 12;
  while (at < view.byteLength) {
    if (!webpChunks.test(nameAt(view, at))) return false;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return at === view.byteLength;
}
