/** What of these two libraries cut-fonts.ts calls; neither brings types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'opentype.js' {
  /** A letter of SVG's paths and its numbers. */
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export interface Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
    extend(other: Path): void;
    commands: readonly PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  export interface Glyph {
    path: Path;
    advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    charToGlyph(character: string): Glyph;
    hasChar(character: string): boolean;
    toArrayBuffer(): ArrayBuffer;
    tables: { gsub?: { features: readonly { tag: string }[] } };
  }
  interface GlyphParts {
    name: string;
    unicode?: number;
    advanceWidth: number;
    path: Path;
  }
  interface FontParts {
    familyName: string;
    styleName: string;
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: readonly Glyph[];
  }
  const opentype: {
    parse(font: ArrayBuffer): Font;
    Path: new () => Path;
    Glyph: new (parts: GlyphParts) => Glyph;
    Font: new (parts: FontParts) => Font;
  };
  export default opentype;
}
