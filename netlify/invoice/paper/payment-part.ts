import { creditorReference, isQrIban, isSwissIban, qrReference, slipText, transferCode } from '../../bank/index.ts';
import { askedCents, type InvoiceDocument } from '../document.ts';
import { dayOf, moneyOf, shownIban } from '../written.ts';
import { innerWidth, millimetre, type Paper, sheet } from './paper.ts';
import { drawCode } from './qr-code.ts';
import type { PaperWords } from './words.ts';

/** How the document is paid: a box with a code, or the Swiss payment slip. */

type Transfer = Extract<InvoiceDocument['payment'], { by: 'transfer' }>;
type Account = Extract<InvoiceDocument['payment'], { by: 'account' }>;

const pad = 14;
const codeSide = 34 * millimetre;

interface Said {
  title: string;
  sentence: string;
  facts: [name: string, value: string][];
  code: string | undefined;
}

const isToBePaid = ({ payment, dueCents }: InvoiceDocument): boolean => payment.by === 'transfer' && dueCents > 0;

/** Whether the slip of the QR bill belongs on the document: by the creditor's account, in francs or euros. */
export const hasPaymentSlip = (document: InvoiceDocument): boolean =>
  isToBePaid(document) &&
  document.number !== undefined &&
  document.currency !== 'PHP' &&
  isSwissIban((document.payment as Transfer).iban);

function askedFor(document: InvoiceDocument, words: PaperWords): string {
  const { currency, language, dueOn } = document;
  const amount = moneyOf(askedCents(document), currency, language);
  return dueOn === undefined ? words.payNow(amount) : words.payBy(amount, dayOf(dueOn, language));
}

function accountSaid(document: InvoiceDocument, payment: Account, words: PaperWords): Said {
  const facts: Said['facts'] = [
    [words.receiver, payment.holder],
    [words.bank, payment.bank],
    [words.account, payment.account],
    ...(document.number === undefined ? [] : [[words.reference, document.number] as [string, string]]),
  ];
  return { title: words.payTitle, sentence: askedFor(document, words), facts, code: undefined };
}

function transferSaid(document: InvoiceDocument, payment: Transfer, words: PaperWords): Said {
  const { number, currency } = document;
  const facts: Said['facts'] = [
    [words.receiver, payment.holder],
    [words.iban, shownIban(payment.iban)],
    ...(payment.bic === undefined ? [] : [[words.bic, payment.bic] as [string, string]]),
    ...(number === undefined ? [] : [[words.reference, number] as [string, string]]),
  ];
  const { iban, bic, holder } = payment;
  const hasCode = currency === 'EUR' && number !== undefined && isToBePaid(document) && !isSwissIban(iban);
  return {
    title: words.payTitle,
    sentence: askedFor(document, words),
    facts,
    code: hasCode
      ? transferCode({
          holder,
          iban,
          ...(bic === undefined ? {} : { bic }),
          amountCents: askedCents(document),
          text: number,
        })
      : undefined,
  };
}

function saidOf(document: InvoiceDocument, words: PaperWords): Said | undefined {
  const { payment, dueCents, currency, language } = document;
  switch (payment.by) {
    case 'transfer':
      return dueCents === 0 ? undefined : transferSaid(document, payment, words);
    case 'account':
      return dueCents === 0 ? undefined : accountSaid(document, payment, words);
    case 'debit':
      return {
        title: words.debitTitle,
        sentence: words.debit(
          moneyOf(askedCents(document), currency, language),
          dayOf(payment.collectedOn, language),
          payment.accountEnd,
        ),
        facts: [
          [words.mandate, payment.mandate],
          [words.creditorId, payment.creditorId],
        ],
        code: undefined,
      };
    case 'paid':
      return {
        title: words.paidTitle,
        sentence: words.paid[payment.how](dayOf(payment.on, language)),
        facts: [],
        code: undefined,
      };
    case 'set_off':
      return undefined;
  }
}

const step = 9.5 * 1.35;
const factStep = 15;
const namesWidth = 96;

/** The box, as high as what it says. Draws nothing where there is nothing to be paid. */
export async function drawPayment(paper: Paper, document: InvoiceDocument, words: PaperWords): Promise<void> {
  const said = saidOf(document, words);
  if (said === undefined) return;
  const { title, sentence, facts, code } = said;
  const left = sheet.left + pad;
  const width = innerWidth - 2 * pad - (code === undefined ? 0 : codeSide + 2 * pad);
  const sentences = paper.broken(sentence, width);
  const values = facts.map(([name, value]) => ({
    name,
    lines: paper.broken(value, width - namesWidth, { face: 'strong' }),
  }));
  const factsHeight = values.reduce((sum, { lines }) => sum + factStep + (lines.length - 1) * step, 0);
  const texts = 22 + sentences.length * step + (facts.length === 0 ? 0 : 6 + factsHeight);
  const height = Math.max(texts, code === undefined ? 0 : codeSide + 14) + 2 * pad - 4;
  paper.need(height + 8);
  const top = paper.y;
  paper.box(sheet.left, top, innerWidth, height, 'pale', 'paleLine');
  paper.line(title, top + pad - 3, { x: left, face: 'display', size: 12, colour: 'accent' });
  let y = paper.lines(sentences, top + pad + 18, { x: left }) + 6;
  for (const { name, lines } of values) {
    paper.line(name, y, { x: left, colour: 'muted' });
    y = paper.lines(lines, y, { x: left + namesWidth, face: 'strong' }) + factStep - step;
  }
  if (code !== undefined) {
    const x = sheet.right - pad - codeSide;
    // A white ground with a quiet zone of four cells: scanners need it.
    paper.box(x - 8, top + pad - 8, codeSide + 16, codeSide + 16, 'white');
    await drawCode(paper, code, x, top + pad, codeSide);
    const captionWidth = paper.widthOf(words.scan, { size: 7 });
    const caption = { x: x + (codeSide - captionWidth) / 2, size: 7, colour: 'muted' } as const;
    paper.line(words.scan, top + pad + codeSide + 9, caption);
  }
  paper.y = top + height + 12;
}

/** Height of the slip: 105 mm at the foot of the sheet. */
export const slipHeight = 105 * millimetre;

/** A QR-IBAN takes a QR reference only; other accounts take the creditor reference of the number, or none and the number as text. */
function referenceOf(iban: string, number: string): string | undefined {
  return isQrIban(iban) ? qrReference(number) : creditorReference(number);
}

/** Draws the slip at the foot of the page. Loaded by the first call. */
export async function drawSlip(paper: Paper, document: InvoiceDocument): Promise<void> {
  const { SwissQRBill } = await import('swissqrbill/pdf');
  const { seller, buyer, number = '', dueCents, currency, language } = document;
  const payment = document.payment as Transfer;
  const reference = referenceOf(payment.iban, number);
  const party = ({ street, zip, city, country }: typeof buyer | typeof seller, name: string) => ({
    // The field of a name cannot be empty.
    name: slipText(name, 70) || '-',
    address: slipText(street, 70),
    zip: slipText(zip, 16),
    city: slipText(city, 35),
    country,
  });
  const slip = new SwissQRBill(
    {
      amount: dueCents / 100,
      currency: currency as 'CHF' | 'EUR',
      creditor: { ...party(seller, payment.holder), account: payment.iban },
      // Without an address the field stays empty, for the customer to fill in.
      ...(buyer.zip === '' || buyer.city === '' ? {} : { debtor: party(buyer, buyer.name) }),
      ...(reference === undefined ? {} : { reference }),
      message: slipText(number, 140),
    },
    { fontName: 'Liberation Sans', language: language === 'de' ? 'DE' : 'EN' },
  );
  // Whoever draws the slip takes the colour that is set; the standard wants black.
  paper.pdf.fillColor('#000000').strokeColor('#000000');
  slip.attachTo(paper.pdf, 0, sheet.height - slipHeight);
}
