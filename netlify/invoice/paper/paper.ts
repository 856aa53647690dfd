import { type Described, openArchive } from './archive.ts';
import { type Face, type Fonts, type Run, registerFonts } from './fonts.ts';

/** Sheets of A4 and what is drawn on them: text in runs of fonts, lines, boxes. All lengths are points. */

export const millimetre = 72 / 25.4;
export const sheet: Record<'width' | 'height' | 'left' | 'right' | 'top' | 'bottom', number> = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  top: 48,
  bottom: 758,
};
export const innerWidth = sheet.right - sheet.left;

/** The colours of paper, as src/ui/tokens.css has them in light. */
export const colours = {
  ink: '#17211c',
  muted: '#52605a',
  line: '#d9e0dc',
  accent: '#175c3c',
  pale: '#edf7f1',
  paleLine: '#b6d6c3',
  white: '#ffffff',
} as const;
type Colour = keyof typeof colours;

export interface Style {
  face?: Face;
  size?: number;
  colour?: Colour;
}

export interface Placed extends Style {
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Digits of one width, for amounts that stand below each other. All other text is laid out without: pdfkit keeps that. */
const tabular = { features: ['tnum', 'kern'] satisfies PDFKit.Mixins.OpenTypeFeatures[] };
const lineHeight = 1.35;

interface Rule {
  from: number;
  to: number;
  colour: Colour;
  width: number;
}

export interface Picture {
  /** PNG or JPEG, in RGB or grey. */
  bytes: Uint8Array;
}

export class Paper {
  /** Where the next thing is drawn, from the top. */
  y: number = sheet.top;
  /** Lowest place of what flows. */
  bottom: number = sheet.bottom;
  readonly pdf: PDFKit.PDFDocument;
  private readonly fonts: Fonts;
  /** Drawn on top of each page but the first. */
  private readonly head: (paper: Paper) => void;
  /** Drawn before a page ends because what comes does not fit, and after the next one has begun. */
  carry: { before: (paper: Paper) => void; after: (paper: Paper) => void; height: number } | undefined;

  private constructor(pdf: PDFKit.PDFDocument, fonts: Fonts, head: (paper: Paper) => void) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.head = head;
  }

  static async open(described: Described, head: (paper: Paper) => void): Promise<Paper> {
    const pdf = await openArchive(described);
    pdf.addPage();
    return new Paper(pdf, await registerFonts(pdf), head);
  }

  nextPage(): void {
    this.carry?.before(this);
    this.pdf.addPage();
    this.y = sheet.top;
    this.head(this);
    this.carry?.after(this);
  }

  /** A new page where the height does not fit on this one. */
  need(height: number): void {
    if (this.y + height + (this.carry?.height ?? 0) > this.bottom) this.nextPage();
  }

  private widthOfRuns(runs: readonly Run[], size: number, options: PDFKit.Mixins.TextOptions = {}): number {
    let width = 0;
    for (const { font, text } of runs) width += this.pdf.font(font).fontSize(size).widthOfString(text, options);
    return width;
  }

  widthOf(text: string, { face = 'regular', size = 9.5 }: Style = {}): number {
    return this.widthOfRuns(this.fonts.runsOf(text, face), size);
  }

  /** One line, where it is said, on the baseline box that begins at `y`. */
  line(text: string, y: number, { face = 'regular', size = 9.5, colour = 'ink', ...place }: Placed = {}): void {
    const { x = sheet.left, width = sheet.right - x, align = 'left' } = place;
    const runs = this.fonts.runsOf(text, face);
    const figures = align === 'right' ? tabular : {};
    let at = align === 'right' ? x + width - this.widthOfRuns(runs, size, figures) : x;
    const options = { lineBreak: false, baseline: 'alphabetic', ...figures } as const;
    for (const run of runs) {
      this.pdf
        .font(run.font)
        .fontSize(size)
        .fillColor(colours[colour])
        .text(run.text, at, y + size, options);
      at += this.pdf.widthOfString(run.text, figures);
    }
  }

  /** Words that are too long for the line are cut, so that nothing leaves the sheet. */
  private fitting(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const character of word) {
      if (part !== '' && this.widthOf(part + character, style) > width) {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    return [...parts, part];
  }

  /** The text broken into lines of the width; its own line breaks stay. */
  broken(text: string, width: number, style: Style = {}): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/ +/).flatMap((whole) => this.fitting(whole, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  }

  heightOf(lines: readonly string[], { size = 9.5 }: Style = {}): number {
    return lines.length * size * lineHeight;
  }

  /** Lines below each other; they stay together on the page. Returns the place below. */
  lines(lines: readonly string[], y: number, placed: Placed = {}): number {
    const step = (placed.size ?? 9.5) * lineHeight;
    for (const [index, line] of lines.entries()) this.line(line, y + index * step, placed);
    return y + lines.length * step;
  }

  /** A paragraph of the flow: what does not fit goes on on the next page. */
  paragraph(text: string, placed: Placed = {}): void {
    const { x = sheet.left, width = sheet.right - x, size = 9.5 } = placed;
    for (const line of this.broken(text, width, placed)) {
      this.need(size * lineHeight);
      this.line(line, this.y, placed);
      this.y += size * lineHeight;
    }
  }

  rule(y: number, { from = sheet.left, to = sheet.right, colour = 'line', width = 0.7 }: Partial<Rule> = {}): void {
    this.pdf.undash().lineWidth(width).strokeColor(colours[colour]).moveTo(from, y).lineTo(to, y).stroke();
  }

  box(x: number, y: number, width: number, height: number, fill: Colour, edge?: Colour): void {
    this.pdf.roundedRect(x, y, width, height, 6);
    if (edge === undefined) this.pdf.fill(colours[fill]);
    else this.pdf.lineWidth(0.7).fillAndStroke(colours[fill], colours[edge]);
  }

  /** Draws on every page when all are there, for what says how many there are. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      draw(page - start + 1, count);
    }
  }

  get page(): number {
    const { start, count } = this.pdf.bufferedPageRange();
    return start + count;
  }
}
