import { readFile } from 'node:fs/promises';
import { sayable } from '../../xml.ts';

/** Each by its own address, so that the bundling of the functions finds what travels with them. */
const files = {
  'Figtree-Regular': new URL('../fonts/Figtree-Regular.ttf', import.meta.url),
  'Figtree-SemiBold': new URL('../fonts/Figtree-SemiBold.ttf', import.meta.url),
  'Bricolage-Bold': new URL('../fonts/BricolageGrotesque-Bold.ttf', import.meta.url),
  // Named as the library of the Swiss QR bill asks for it: its style guide allows four fonts, of which this one is free.
  'Liberation Sans': new URL('../fonts/LiberationSans-Regular.ttf', import.meta.url),
  'Liberation Sans-Bold': new URL('../fonts/LiberationSans-Bold.ttf', import.meta.url),
} as const;

export type FontName = keyof typeof files;

/** A face and what stands in for characters that it lacks: the peso sign, Greek, Cyrillic, Vietnamese. */
export const faces = {
  regular: ['Figtree-Regular', 'Liberation Sans'],
  strong: ['Figtree-SemiBold', 'Liberation Sans-Bold'],
  display: ['Bricolage-Bold', 'Liberation Sans-Bold'],
} as const satisfies Record<string, readonly [FontName, FontName]>;

export type Face = keyof typeof faces;

interface DrawnFont {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
}

let loaded: Promise<[FontName, Buffer][]> | undefined;

const loadFonts = (): Promise<[FontName, Buffer][]> =>
  Promise.all(
    Object.entries(files).map(
      async ([name, file]): Promise<[FontName, Buffer]> => [name as FontName, await readFile(file)],
    ),
  );

export interface Run {
  font: FontName;
  text: string;
}

export interface Fonts {
  /** The text cut where the font changes. What no font has becomes a question mark: PDF/A allows no missing glyph. */
  runsOf: (text: string, face: Face) => Run[];
}

/** Registers all fonts, of which only those that are used are embedded. */
export async function registerFonts(pdf: PDFKit.PDFDocument): Promise<Fonts> {
  loaded ??= loadFonts();
  for (const [name, bytes] of await loaded) pdf.registerFont(name, bytes);
  const opened = new Map<FontName, DrawnFont>();
  const fontOf = (name: FontName): DrawnFont => {
    let font = opened.get(name);
    // pdfkit tells nobody what a font can draw; the font that it has opened knows.
    if (font === undefined) font = (pdf.font(name) as unknown as { _font: { font: DrawnFont } })._font.font;
    opened.set(name, font);
    return font;
  };
  const chosen = (character: string, face: Face): Run => {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = faces[face].find((name) => fontOf(name).hasGlyphForCodePoint(codePoint));
    return font === undefined ? { font: faces[face][0], text: '?' } : { font, text: character };
  };
  return {
    runsOf: (text, face) => {
      const runs: Run[] = [];
      for (const character of plain(text)) {
        const { font, text: drawn } = chosen(character, face);
        const last = runs.at(-1);
        if (last?.font === font) last.text += drawn;
        else runs.push({ font, text: drawn });
      }
      return runs;
    },
  };
}

/** Composed letters, and one kind of blank: fonts know few of the others. Marks of direction draw nothing. */
const plain = (text: string): string =>
  sayable(text)
    .normalize('NFC')
    .replaceAll('\n', ' ')
    .replaceAll(/[\u{2000}-\u{200A}\u{202F}\t]/gu, '\u{A0}')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}]/gu, '');
