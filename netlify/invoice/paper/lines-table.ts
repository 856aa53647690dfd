import { dividedHalfUp, sumOf } from '../amounts.ts';
import type { InvoiceDocument, InvoiceLine } from '../document.ts';
import { moneyOf, periodOf, shownQuantity, shownRate } from '../written.ts';
import { innerWidth, type Paper, type Placed, sheet } from './paper.ts';
import type { PaperWords } from './words.ts';

/** The lines of a document, over as many pages as they need; each page but the last carries its sum to the next. */

const columns = {
  name: { x: sheet.left, width: 210 },
  quantity: { x: sheet.left + 212, width: 66, align: 'right' },
  price: { x: sheet.left + 282, width: 74, align: 'right' },
  vat: { x: sheet.left + 358, width: 37, align: 'right' },
  amount: { x: sheet.left + 396, width: innerWidth - 396, align: 'right' },
} as const satisfies Record<string, Placed>;

const headHeight = 20;
const carryHeight = 24;

function drawHead(paper: Paper, words: PaperWords, hasVat: boolean): void {
  paper.box(sheet.left - 8, paper.y, innerWidth + 16, headHeight, 'pale');
  for (const [name, placed] of Object.entries(columns)) {
    if (name === 'vat' && !hasVat) continue;
    paper.line(words.columns[name as keyof typeof columns], paper.y + 5, {
      ...placed,
      face: 'strong',
      size: 8,
      colour: 'accent',
    });
  }
  paper.y += headHeight + 6;
}

/** A unit's price as it was agreed, rounded where the amount is no whole multiple of it. */
const unitPrice = ({ grossCents, quantityThousandths }: InvoiceLine): number =>
  dividedHalfUp(Math.abs(grossCents) * 1000, Math.abs(quantityThousandths));

interface DrawnLine {
  name: string[];
  small: string[];
  quantity: string[];
}

function laidOut(paper: Paper, line: InvoiceLine, document: InvoiceDocument, words: PaperWords): DrawnLine {
  const { currency, language } = document;
  const { width } = columns.name;
  const days = line.from === undefined || line.to === undefined ? [] : [periodOf(line.from, line.to, language)];
  const kind = line.kind === undefined ? [] : [words.kinds[line.kind]];
  const facts = [...kind, ...days].join(' · ');
  const isOne = Math.abs(line.quantityThousandths) === 1000;
  const unit = words.units[line.unit][isOne ? 0 : 1];
  const quantity =
    line.unit === 'lump_sum' && isOne ? unit : `${shownQuantity(line.quantityThousandths, language, currency)} ${unit}`;
  return {
    name: paper.broken(line.name, width),
    small: [facts, line.note ?? ''].flatMap((text) => (text === '' ? [] : paper.broken(text, width, { size: 8 }))),
    quantity: paper.broken(quantity, columns.quantity.width),
  };
}

const nameStep = 9.5 * 1.35;
const smallStep = 8 * 1.35;
const pageful = 460;

/** Lines of the flow in the column of the names; what does not fit goes on on the next page. */
function flow(paper: Paper, texts: readonly string[], step: number, placed: Placed): void {
  for (const text of texts) {
    paper.need(step);
    paper.line(text, paper.y, { ...columns.name, ...placed });
    paper.y += step;
  }
}

function drawLine(paper: Paper, line: InvoiceLine, document: InvoiceDocument, words: PaperWords): void {
  const { currency, language } = document;
  const { name, small, quantity } = laidOut(paper, line, document, words);
  const height = Math.max(name.length * nameStep + small.length * smallStep, quantity.length * nameStep) + 9;
  // A line stays whole, unless it is longer than a page.
  paper.need(Math.min(height, pageful));
  const top = paper.y;
  const { page } = paper;
  paper.lines(quantity, top, columns.quantity);
  paper.line(moneyOf(unitPrice(line), currency, language), top, columns.price);
  if (line.vat.category === 'S') paper.line(shownRate(line.vat.rateHundredths, language, currency), top, columns.vat);
  paper.line(moneyOf(line.grossCents, currency, language), top, { ...columns.amount, face: 'strong' });
  flow(paper, name, nameStep, {});
  flow(paper, small, smallStep, { size: 8, colour: 'muted' });
  if (paper.page === page) paper.y = Math.max(paper.y, top + quantity.length * nameStep);
  paper.rule(paper.y + 4);
  paper.y += 9;
}

export function drawLines(paper: Paper, document: InvoiceDocument, words: PaperWords): void {
  const { lines, currency, language } = document;
  const hasVat = lines.some(({ vat }) => vat.category === 'S');
  let drawn = 0;
  const carried = (text: string): void => {
    const sum = moneyOf(
      sumOf(lines.slice(0, drawn), ({ grossCents }) => grossCents),
      currency,
      language,
    );
    paper.line(text, paper.y + 2, { colour: 'muted' });
    paper.line(sum, paper.y + 2, { ...columns.amount, face: 'strong' });
    paper.y += carryHeight;
  };
  drawHead(paper, words, hasVat);
  paper.carry = {
    height: carryHeight,
    before: () => {
      if (drawn > 0) carried(words.carriedOn);
    },
    after: () => {
      drawHead(paper, words, hasVat);
      if (drawn > 0) carried(words.carriedOver);
    },
  };
  for (const line of lines) {
    drawLine(paper, line, document, words);
    drawn += 1;
  }
  paper.carry = undefined;
}
