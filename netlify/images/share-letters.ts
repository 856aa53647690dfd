import { readFile } from 'node:fs/promises';
import type { Font, Glyph, PathCommand } from 'opentype.js';

/** Each by its own address, so that the bundling of the functions finds what travels with them. Behind a face stands what it lacks. */
const files = {
  display: [
    new URL('../invoice/fonts/BricolageGrotesque-Bold.ttf', import.meta.url),
    new URL('../invoice/fonts/LiberationSans-Bold.ttf', import.meta.url),
  ],
  strong: [
    new URL('../invoice/fonts/Figtree-SemiBold.ttf', import.meta.url),
    new URL('../invoice/fonts/LiberationSans-Bold.ttf', import.meta.url),
  ],
} as const;

export type Face = keyof typeof files;
type Faces = Record<Face, readonly Font[]>;

let opened: Promise<Faces> | undefined;

async function openFonts(): Promise<Faces> {
  const { default: opentype } = await import('opentype.js');
  const open = async (file: URL): Promise<Font> => {
    const bytes = await readFile(file);
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  };
  return {
    display: await Promise.all(files.display.map(open)),
    strong: await Promise.all(files.strong.map(open)),
  };
}

interface Placed {
  glyph: Glyph;
  font: Font;
}

export interface Letters {
  widthOf: (text: string, face: Face, size: number) => number;
  /** The outlines of a line whose letters stand on `y`, as the path of an SVG. */
  outlinesOf: (text: string, at: { face: Face; size: number; x: number; y: number }) => string;
}

const advanceOf = ({ glyph, font }: Placed, size: number): number => (glyph.advanceWidth * size) / font.unitsPerEm;

/**
 * Words as outlines: what draws the picture needs no fonts of the machine it runs on, and nothing that somebody has typed becomes
 * markup. What no font has becomes a question mark. Letter by letter: the library stops at rules of joining that these fonts have.
 */
export async function loadLetters(): Promise<Letters> {
  opened ??= openFonts();
  const faces = await opened;
  const placed = (text: string, face: Face): Placed[] =>
    Array.from(plain(text)).flatMap((character) => {
      const font = faces[face].find((known) => known.hasChar(character));
      const [usual] = faces[face];
      if (font !== undefined) return [{ font, glyph: font.charToGlyph(character) }];
      return usual === undefined ? [] : [{ font: usual, glyph: usual.charToGlyph('?') }];
    });
  return {
    widthOf: (text, face, size) => placed(text, face).reduce((width, one) => width + advanceOf(one, size), 0),
    outlinesOf: (text, { face, size, x, y }) => {
      let left = x;
      return placed(text, face)
        .map((one) => {
          const path = written(one.glyph.getPath(left, y, size).commands);
          left += advanceOf(one, size);
          return path;
        })
        .join('');
    },
  };
}

/** The library's own writing makes `NaN` of a number that is almost whole. */
const written = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return type + numbers.map((number) => number.toFixed(1)).join(' ');
    })
    .join('');

/** Composed letters on one line; marks that draw nothing are left out. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .trim();
