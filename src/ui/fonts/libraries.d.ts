/** What is called of these two libraries; neither brings types. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'sfnt' }): Promise<Buffer>;
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
    commands: readonly PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  export interface Glyph {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    charToGlyph(character: string): Glyph;
    hasChar(character: string): boolean;
    tables: { gsub?: { features: readonly { tag: string }[] } };
  }
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}
