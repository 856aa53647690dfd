import type sharp from 'sharp';
import { pixelsMaximum } from './decode.ts';
import { type Letters, loadLetters } from './share-letters.ts';

/** What networks and messengers show of a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Messengers leave out what weighs more. */
const bytesMaximum = 300_000;
/** The best first: a picture full of grass weighs twice as much as a wall. */
const qualities = [82, 66, 48] as const;
/** The decoder gives up after so many seconds: whoever previews a link waits no longer either. */
const secondsMaximum = 5;

export interface ShareCard {
  /** The picture behind the words; undefined where there is none. */
  picture: Uint8Array | undefined;
  /** The line in large: the price. */
  price: string | undefined;
  title: string;
  /** Where it is, and what else there is room for. */
  place: string;
  brand: string;
}

const margin = 64;
const room = shareSize.width - 2 * margin;

/** The words on at most so many lines; what has no room ends in dots. */
function linesOf(letters: Letters, text: string, size: number, most: number): string[] {
  const fits = (line: string): boolean => letters.widthOf(line, 'strong', size) <= room;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  return shown.map((part, index) => shortened(part, index === most - 1 && lines.length > most, fits));
}

function shortened(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  const characters = Array.from(line);
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** The words from the lower edge upwards, on a shade that keeps them readable on any picture. */
function drawingOf(letters: Letters, { price, title, place, brand }: Omit<ShareCard, 'picture'>): Buffer {
  const outlines: string[] = [];
  let y = shareSize.height - margin;
  const write = (line: string, face: 'display' | 'strong', size: number): void => {
    outlines.push(letters.outlinesOf(line, { face, size, x: margin, y }));
    y -= Math.round(size * 1.25);
  };
  for (const line of linesOf(letters, place, 32, 1)) write(line, 'strong', 32);
  y -= 8;
  for (const line of linesOf(letters, title, 44, 2).toReversed()) write(line, 'strong', 44);
  if (price !== undefined) {
    y -= 12;
    // A long price gets smaller, not cut.
    const size = Math.min(92, Math.floor((92 * room) / Math.max(room, letters.widthOf(price, 'display', 92))));
    write(price, 'display', size);
  }
  const mark = letters.outlinesOf(brand, { face: 'display', size: 34, x: margin, y: margin + 34 });
  const width = Math.round(letters.widthOf(brand, 'display', 34)) + 48;
  const top = Math.max(0, y - 60) / shareSize.height;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
       <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
         <stop offset="${Math.max(0, top - 0.15).toFixed(3)}" stop-color="#0c2418" stop-opacity="0"/>
         <stop offset="${Math.min(1, top + 0.12).toFixed(3)}" stop-color="#0c2418" stop-opacity="0.78"/>
         <stop offset="1" stop-color="#0c2418" stop-opacity="0.94"/>
       </linearGradient>
       <rect width="100%" height="100%" fill="url(#shade)"/>
       <rect x="${margin - 24}" y="${margin - 16}" width="${width}" height="72" rx="36" fill="#0c2418" fill-opacity="0.86"/>
       ${[mark, ...outlines].map((line) => `<path d="${line}" fill="#ffffff"/>`).join('')}
     </svg>`,
  );
}

/** A picture of 1200 × 630 as JPEG. A photograph that cannot be decoded is left out: the words say what counts. */
export async function drawShareCard({ picture, ...words }: ShareCard): Promise<Uint8Array> {
  const { default: open } = await import('sharp');
  const drawing = drawingOf(await loadLetters(), words);
  const photograph = picture === undefined ? undefined : await photographOf(open, picture).catch(() => undefined);
  const ground =
    photograph === undefined
      ? open({ create: { ...shareSize, channels: 3, background: '#14513a' } })
      : open(photograph, { raw: { ...shareSize, channels: 3 } });
  const drawn = await ground
    .composite([{ input: drawing }])
    .timeout({ seconds: secondsMaximum })
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = new Uint8Array(
      await open(drawn, { raw: { ...shareSize, channels: 3 } })
        .jpeg({ quality })
        .toBuffer(),
    );
    if (bytes.byteLength <= bytesMaximum) break;
  }
  return bytes;
}

/** The part of a photograph that is looked at, as pixels without transparency: composing on what has some goes wrong. */
const photographOf = (open: typeof sharp, picture: Uint8Array): Promise<Buffer> =>
  open(picture, { limitInputPixels: pixelsMaximum['image/png'], sequentialRead: true })
    .rotate()
    .resize({ ...shareSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .timeout({ seconds: secondsMaximum })
    .raw()
    .toBuffer();
