import { sumOf } from '../amounts.ts';
import { askedCents, type InvoiceDocument, isElectronic, isXRechnung } from '../document.ts';
import { exemptions } from '../exemptions.ts';
import { dayOf, moneyOf, periodOf, postalCountryOf, shownRate, shownVatId } from '../written.ts';
import { attach, bytesOf } from './archive.ts';
import {
  drawFacts,
  drawFooter,
  drawMark,
  drawWindow,
  type Fact,
  footerHeight,
  footerOf,
  footerTop,
  knownAs,
  type Mark,
} from './letterhead.ts';
import { drawLines } from './lines-table.ts';
import { Paper, sheet } from './paper.ts';
import { drawPayment, drawSlip, hasPaymentSlip, slipHeight } from './payment-part.ts';
import { type PaperWords, wordsOf } from './words.ts';

/** The pages of an invoice, a correction or a receipt: PDF/A-3b, with the XML in it where there is one. */

export interface PaperOptions {
  mark?: Mark;
  /** The XML of the same document, for e-invoices (`ciiOf`). */
  xml?: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

function titleOf(document: InvoiceDocument, words: PaperWords): string {
  const { kind, number, corrects } = document;
  if (number === undefined) return words.titles.preview;
  return `${words.titles[corrects?.isReceipt === true ? 'receiptCorrection' : kind]} ${number}`;
}

const isTransfer = ({ by }: InvoiceDocument['payment']): boolean => by === 'transfer' || by === 'account';

function factsOf(document: InvoiceDocument, words: PaperWords): Fact[] {
  const { language, number, issuedOn, period, deliveredOn, buyer, orderNumber, dueOn, payment } = document;
  const facts: [string, string | undefined][] = [
    [words.number, number],
    [words.day, dayOf(issuedOn, language)],
    period === undefined
      ? [words.deliveredOn, dayOf(deliveredOn, language)]
      : [words.period, periodOf(period.from, period.to, language)],
    [words.buyerNumber, buyer.number],
    [words.buyerVatId, buyer.vatId === undefined ? undefined : shownVatId(buyer.vatId)],
    [words.orderNumber, orderNumber],
    [words.leitwegId, buyer.leitwegId],
    [words.collectedOn, payment.by === 'debit' ? dayOf(payment.collectedOn, language) : undefined],
    [words.dueOn, isTransfer(payment) && dueOn !== undefined ? dayOf(dueOn, language) : undefined],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== undefined);
}

const receiverOf = ({ buyer, seller, language }: InvoiceDocument): string[] => [
  buyer.name,
  ...(buyer.addition === undefined ? [] : [buyer.addition]),
  ...[buyer.street, `${buyer.zip} ${buyer.city}`.trim()].filter((line) => line !== ''),
  ...(buyer.country === seller.country ? [] : [postalCountryOf(buyer.country, language)]),
];

interface Sum {
  name: string;
  amount: string;
  isStrong?: boolean;
}

function sumsOf(document: InvoiceDocument, words: PaperWords): Sum[] {
  const { kind, groups, netCents, grossCents, dueCents, creditCents, payment, currency, language } = document;
  const { carried = [] } = document;
  const money = (cents: number): string => moneyOf(cents, currency, language);
  const taxed = groups.filter(({ category }) => category === 'S');
  const total = kind === 'correction' ? words.correctionTotal : taxed.length === 0 ? words.total : words.gross;
  return [
    ...(taxed.length === 0 ? [] : [{ name: words.net, amount: money(netCents) }]),
    ...taxed.map(({ rateHundredths, netCents: net, vatCents }) => ({
      name: words.vatOn(shownRate(rateHundredths, language, currency), money(net)),
      amount: money(vatCents),
    })),
    { name: total, amount: money(grossCents), isStrong: true },
    ...(creditCents === 0
      ? []
      : [{ name: document.isDeposit ? words.deposit : words.credit, amount: money(-creditCents) }]),
    ...(payment.by === 'paid' ? [{ name: words.paidAlready, amount: money(creditCents - grossCents) }] : []),
    ...(creditCents > 0 || payment.by === 'paid' ? [{ name: words.due, amount: money(dueCents), isStrong: true }] : []),
    ...carried.map(({ number, cents }) => ({ name: words.carried(number), amount: money(cents) })),
    ...(carried.length > 0 ? [{ name: words.together, amount: money(askedCents(document)), isStrong: true }] : []),
  ];
}

const sumsLeft = sheet.left + 240;
const sumStep = 17;

function drawSums(paper: Paper, sums: readonly Sum[]): void {
  paper.need(sums.length * sumStep + 12);
  paper.y += 4;
  for (const [index, { name, amount, isStrong = false }] of sums.entries()) {
    if (isStrong && index > 0) paper.rule(paper.y - 1, { from: sumsLeft, colour: 'accent', width: 0.9 });
    const style = isStrong ? ({ face: 'strong', size: 11 } as const) : {};
    const y = paper.y + (isStrong ? 3 : 2);
    paper.line(name, y, { x: sumsLeft, ...style });
    paper.line(amount, y, { align: 'right', ...style });
    paper.y += isStrong ? sumStep + 3 : sumStep;
  }
  paper.y += 10;
}

/** Sentences below the sums: why there is no VAT, what a household may deduct, what the sender adds. */
function notesOf(document: InvoiceDocument, words: PaperWords): string[] {
  const { kind, exemption, language, lines, seller, currency, closing, groups, payment } = document;
  const deductible = lines.filter((line) => line.kind === 'labour' || line.kind === 'travel');
  const household = sumOf(deductible, ({ grossCents }) => grossCents);
  const isForHousehold =
    kind === 'invoice' && seller.country === 'DE' && household > 0 && document.isForHousehold !== false;
  const notes = [
    exemption === undefined ? undefined : `${exemptions[exemption][language]}.`,
    kind === 'receipt' ? words.receiptNote : undefined,
    groups.some(({ category }) => category === 'S') ? words.withVat : undefined,
    isForHousehold ? words.household(moneyOf(household, currency, language)) : undefined,
    payment.by === 'set_off' ? words.setOff : undefined,
    document.isCarriedOn === true ? words.smallSum : undefined,
    closing,
  ];
  return notes.filter((note) => note !== undefined);
}

function openingOf({ corrects, opening, language }: InvoiceDocument, words: PaperWords): string[] {
  const correction =
    corrects === undefined
      ? []
      : [
          (corrects.isReceipt === true ? words.correctsReceipt : words.corrects)(
            corrects.number,
            dayOf(corrects.issuedOn, language),
          ),
          `${words.reason}: ${corrects.reason}`,
        ];
  return [...correction, ...(opening === undefined ? [] : [opening])];
}

function drawTop(paper: Paper, document: InvoiceDocument, words: PaperWords, mark: Mark): void {
  drawMark(paper, mark, document.seller);
  drawWindow(paper, document.seller, receiverOf(document));
  const below = drawFacts(paper, factsOf(document, words));
  paper.y = Math.max(below, 252) + 16;
  paper.paragraph(titleOf(document, words), { face: 'display', size: 21, colour: 'accent' });
  paper.y += 6;
  for (const text of openingOf(document, words)) paper.paragraph(text);
  paper.y += 12;
}

/** The document on paper. Its amounts are taken as they are; nothing is computed anew. */
export async function paperOf(document: InvoiceDocument, options: PaperOptions): Promise<Uint8Array> {
  const { seller, language, payment } = document;
  const { mark, xml, madeAt } = options;
  const words = wordsOf(language, seller.country);
  const title = titleOf(document, words);
  const paper = await Paper.open({ title, author: seller.name, language, madeAt }, (following) => {
    following.line(`${knownAs(seller)} · ${title}`, 26, { size: 8, colour: 'muted' });
  });
  if (xml !== undefined && isElectronic(document))
    attach(paper.pdf, { xml, profile: isXRechnung(document) ? 'XRECHNUNG' : 'EN 16931' }, madeAt);

  drawTop(paper, document, words, mark);
  drawLines(paper, document, words);
  drawSums(paper, sumsOf(document, words));
  for (const note of notesOf(document, words)) {
    paper.paragraph(note, { size: 8.5, colour: 'muted' });
    paper.y += 3;
  }
  const footer = footerOf(seller, words, payment.by === 'transfer' ? payment : undefined);
  const hasSlip = hasPaymentSlip(document);
  const topAtSlip = sheet.height - slipHeight - 11 - footerHeight(paper, footer);
  if (hasSlip) {
    // Alone, a page has no number above its footer.
    if (paper.y > topAtSlip - (paper.page === 1 ? 12 : 24)) paper.nextPage();
    await drawSlip(paper, document);
  } else {
    paper.y += 10;
    await drawPayment(paper, document, words);
  }
  paper.onEveryPage((page, pages) => {
    const top = hasSlip && page === pages ? topAtSlip : footerTop;
    drawFooter(paper, footer, pages === 1 ? undefined : words.page(page, pages), top);
  });
  return bytesOf(paper.pdf);
}
