import type { Seller } from '../document.ts';
import { shownIban, shownVatId } from '../written.ts';
import { innerWidth, millimetre, type Paper, type Picture, sheet } from './paper.ts';
import type { PaperWords } from './words.ts';

/** What stands on a sheet whoever wrote it: the sender's mark on top, the address in the window, the sender's details below. */

/** `site` is our own sign; a business has its logo, or its name in letters. */
export type Mark = 'site' | { logo: Picture } | undefined;

const markTop = 40;
const markHeight = 46;

const site = {
  house: 'M6 16 16 7l10 9v10H6z',
  leaf: 'M16 14a4 4 0 0 0-4 4c0 3 4 7 4 7s4-4 4-7a4 4 0 0 0-4-4z',
} as const;

function drawSite(paper: Paper, name: string): void {
  const { pdf } = paper;
  pdf.save();
  pdf.translate(sheet.left, markTop + 3).scale(1.2);
  pdf.roundedRect(0, 0, 32, 32, 8).fill('#0d4a2e');
  pdf.path(site.house).fill('#ffffff');
  pdf.path(site.leaf).fill('#2b7150');
  pdf.restore();
  paper.line(name, markTop + 10, { x: sheet.left + 49, face: 'display', size: 19, colour: 'accent' });
}

function drawName(paper: Paper, name: string): void {
  const size = paper.widthOf(name, { face: 'display', size: 19 }) > innerWidth ? 13 : 19;
  const [line = '', ...more] = paper.broken(name, innerWidth, { face: 'display', size });
  paper.line(more.length === 0 ? line : `${line} …`, markTop + 10, { face: 'display', size, colour: 'accent' });
}

/** Where pictures begin that pdfkit puts into the file as they are: four colours of print have no place in this archive. */
const isInFourColours = (bytes: Uint8Array): boolean => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes[at + 9] === 4;
    at += 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
  }
  return false;
};

function drawLogo({ pdf }: Paper, { bytes }: Picture): void {
  if (isInFourColours(bytes)) throw new Error('A logo has to be in RGB or grey');
  pdf.image(Buffer.from(bytes), sheet.left, markTop, { fit: [200, markHeight], valign: 'center' });
}

/** The name by which people know the sender. */
export const knownAs = ({ tradeName, name }: Seller): string => tradeName ?? name;

export function drawMark(paper: Paper, mark: Mark, seller: Seller): void {
  paper.pdf.rect(0, 0, sheet.width, 7).fill('#0d4a2e');
  if (mark === 'site') drawSite(paper, seller.name);
  else if (mark === undefined) drawName(paper, knownAs(seller));
  else drawLogo(paper, mark.logo);
}

const windowTop = 45 * millimetre;
const windowWidth = 80 * millimetre;

/** The address in the window of an envelope (DIN 5008, form B), with the sender in small letters above. */
export function drawWindow(paper: Paper, sender: Seller, receiver: readonly string[]): void {
  const from = [knownAs(sender), sender.street, `${sender.zip} ${sender.city}`].join(' · ');
  const [line = ''] = paper.broken(from, windowWidth, { size: 7 });
  paper.line(line, windowTop + 8, { size: 7, colour: 'muted' });
  const lines = receiver.flatMap((text) => paper.broken(text, windowWidth, { size: 10.5 }));
  paper.lines(lines.slice(0, 6), windowTop + 24, { size: 10.5 });
}

export type Fact = [name: string, value: string];

const factsLeft = 125 * millimetre;

/** Number, days and the like beside the address. Returns the place below. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): number {
  const valueWidth = sheet.right - factsLeft;
  let y = windowTop + 8;
  for (const [name, value] of facts) {
    paper.line(name, y, { x: factsLeft, size: 7.5, colour: 'muted' });
    y = paper.lines(paper.broken(value, valueWidth, { face: 'strong' }), y + 9, { x: factsLeft, face: 'strong' }) + 3;
  }
  return y;
}

const filled = (texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

/** The sender's details: the law wants them, and a bank account helps. */
export function footerOf(seller: Seller, words: PaperWords, account?: { iban: string; bic?: string }): string[][] {
  const { tradeName, name, street, zip, city, representative } = seller;
  const { register, taxNumber, vatId, phone, email, website } = seller;
  return [
    filled([tradeName, name, street, `${zip} ${city}`, representative]),
    filled([phone, email, website]),
    filled([
      register,
      vatId === undefined ? undefined : `${words.vatId} ${shownVatId(vatId)}`,
      taxNumber === undefined ? undefined : `${words.taxNumber} ${taxNumber}`,
      account === undefined ? undefined : `${words.iban} ${shownIban(account.iban)}`,
      account?.bic === undefined ? undefined : `${words.bic} ${account.bic}`,
    ]),
  ];
}

export const footerTop = 782;

const footer = { size: 7, gap: 14, lines: 5 } as const;
const footerWidth = (innerWidth - 2 * footer.gap) / 3;

const brokenIn = (paper: Paper, column: readonly string[]): string[] =>
  column.flatMap((text) => paper.broken(text, footerWidth, footer)).slice(0, footer.lines);

/** Of the highest of its columns. */
export const footerHeight = (paper: Paper, columns: readonly string[][]): number =>
  Math.max(...columns.map((column) => paper.heightOf(brokenIn(paper, column), footer)));

/** Three columns at the foot, and which page it is where there are several. `top` is higher where a payment slip lies below. */
export function drawFooter(
  paper: Paper,
  columns: readonly string[][],
  page: string | undefined,
  top = footerTop,
): void {
  const { size, gap } = footer;
  paper.rule(top - 6);
  for (const [index, column] of columns.entries()) {
    const x = sheet.left + index * (footerWidth + gap);
    paper.lines(brokenIn(paper, column), top, { x, size, colour: 'muted' });
  }
  if (page !== undefined) paper.line(page, top - 18, { align: 'right', size, colour: 'muted' });
}
