import type { Language } from '../../../src/contract/words.ts';
import { sumOf } from '../amounts.ts';
import type { Buyer, Currency, Seller } from '../document.ts';
import { dayOf, moneyOf } from '../written.ts';
import { bytesOf } from './archive.ts';
import { drawFacts, drawFooter, drawMark, drawWindow, footerOf, knownAs, type Mark } from './letterhead.ts';
import { innerWidth, Paper, type Placed, sheet } from './paper.ts';
import { type PaperWords, wordsOf } from './words.ts';

/** What a household paid a business for labour in a year (§ 35a EStG): a sheet of its own, no invoice. */

export interface HouseholdPayment {
  invoiceNumber: string;
  paidOn: string;
  how: 'cash' | 'card' | 'transfer';
  grossCents: number;
  /** Labour and travel in it, VAT included. */
  labourCents: number;
}

export interface HouseholdYear {
  year: string;
  issuedOn: string;
  language: Language;
  currency: Currency;
  seller: Seller;
  buyer: Buyer;
  payments: readonly HouseholdPayment[];
}

/** What the tax office accepts: nothing that was paid in cash (§ 35a Abs. 5 Satz 3 EStG). */
export const deductibleCents = (payments: readonly HouseholdPayment[]): number =>
  sumOf(payments, ({ how, labourCents }) => (how === 'cash' ? 0 : labourCents));

const columns = {
  invoice: { x: sheet.left, width: 150 },
  paidOn: { x: sheet.left + 156, width: 92 },
  how: { x: sheet.left + 252, width: 70 },
  total: { x: sheet.left + 318, width: 80, align: 'right' },
  labour: { x: sheet.left + 400, width: innerWidth - 400, align: 'right' },
} as const satisfies Record<string, Placed>;

function drawPayments(paper: Paper, { payments, currency, language }: HouseholdYear, words: PaperWords): void {
  const head = (): void => {
    paper.box(sheet.left - 8, paper.y, innerWidth + 16, 20, 'pale');
    for (const [name, placed] of Object.entries(columns)) {
      const text = words.sheetColumns[name as keyof typeof columns];
      paper.line(text, paper.y + 5, { ...placed, face: 'strong', size: 8, colour: 'accent' });
    }
    paper.y += 26;
  };
  head();
  paper.carry = { height: 0, before: () => undefined, after: head };
  for (const { invoiceNumber, paidOn, how, grossCents, labourCents } of payments) {
    const lines = paper.broken(invoiceNumber, columns.invoice.width);
    const height = paper.heightOf(lines) + 9;
    paper.need(height);
    const { y } = paper;
    paper.lines(lines, y, columns.invoice);
    paper.line(dayOf(paidOn, language), y, columns.paidOn);
    paper.line(words.ways[how], y, columns.how);
    paper.line(moneyOf(grossCents, currency, language), y, columns.total);
    const labour = how === 'cash' ? words.notCounted : moneyOf(labourCents, currency, language);
    paper.line(labour, y, { ...columns.labour, ...(how === 'cash' ? { colour: 'muted' } : { face: 'strong' }) });
    paper.y += height;
    paper.rule(paper.y - 5);
  }
  paper.carry = undefined;
}

export async function householdSheet(
  sheetOf: HouseholdYear,
  { mark, madeAt }: { mark?: Mark; madeAt: number },
): Promise<Uint8Array> {
  const { seller, buyer, language, year, issuedOn, payments, currency } = sheetOf;
  const words = wordsOf(language, seller.country);
  const title = words.sheetTitle(year);
  const paper = await Paper.open({ title, author: seller.name, language, madeAt }, (following) => {
    following.line(`${knownAs(seller)} · ${title}`, 26, { size: 8, colour: 'muted' });
  });
  drawMark(paper, mark, seller);
  const addition = buyer.addition === undefined ? [] : [buyer.addition];
  drawWindow(paper, seller, [buyer.name, ...addition, buyer.street, `${buyer.zip} ${buyer.city}`]);
  const number: [string, string][] = buyer.number === undefined ? [] : [[words.buyerNumber, buyer.number]];
  paper.y = Math.max(drawFacts(paper, [[words.day, dayOf(issuedOn, language)], ...number]), 252) + 16;
  paper.paragraph(title, { face: 'display', size: 21, colour: 'accent' });
  paper.y += 6;
  paper.paragraph(words.sheetOpening(buyer.name));
  paper.y += 12;
  drawPayments(paper, sheetOf, words);
  paper.need(30);
  paper.y += 4;
  const style = { face: 'strong', size: 11 } as const;
  paper.line(words.sheetTotal, paper.y, style);
  paper.line(moneyOf(deductibleCents(payments), currency, language), paper.y, { ...style, align: 'right' });
  paper.y += 30;
  const hints = payments.some(({ how }) => how === 'cash') ? [words.sheetCash, words.sheetHint] : [words.sheetHint];
  for (const hint of hints) {
    paper.paragraph(hint, { size: 8.5, colour: 'muted' });
    paper.y += 4;
  }
  const footer = footerOf(seller, words);
  paper.onEveryPage((page, pages) => drawFooter(paper, footer, pages === 1 ? undefined : words.page(page, pages)));
  return bytesOf(paper.pdf);
}
