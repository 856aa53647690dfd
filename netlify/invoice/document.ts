import {
  type InvoiceLineKind,
  type InvoiceUnit,
  invoiceLineKinds,
  invoiceUnits,
} from '../../src/contract/booking/customer-invoice-words.ts';
import type { Language } from '../../src/contract/words.ts';
import { amountsOf, type LineAmounts, totalsOf, type VatCategory, type VatGroup, type VatRule } from './amounts.ts';

/**
 * A document as it is issued and kept: plain values that survive JSON, with every amount in it, so that nothing is ever computed
 * anew. Days are `YYYY-MM-DD`, amounts whole cents.
 */

export type Currency = 'EUR' | 'CHF' | 'PHP';

export interface Address {
  name: string;
  /** A second line of the name, or a person in a firm. */
  addition?: string;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface Seller extends Address {
  /** Under which we or the provider are known: without a VAT id the official rules demand it (BT-29). */
  number: string;
  /** Under which a business is known, where that is not its name in law: it stands above that name. */
  tradeName?: string;
  vatId?: string;
  taxNumber?: string;
  /** `HRB 12345, Amtsgericht Charlottenburg`. */
  register?: string;
  registerNumber?: string;
  representative?: string;
  contactName?: string;
  phone?: string;
  email?: string;
  website?: string;
}

export interface Buyer extends Address {
  number?: string;
  vatId?: string;
  email?: string;
  /** Of a public buyer in Germany: the invoice becomes an XRechnung. */
  leitwegId?: string;
}

export const units = invoiceUnits;
export type Unit = InvoiceUnit;

/** Of what a craftsperson charges. What German customers may deduct (§ 35a EStG) is labour and travel. */
export const lineKinds = invoiceLineKinds;
export type LineKind = InvoiceLineKind;

export interface LineText {
  name: string;
  /** A second sentence, for example the proof of a commission. */
  note?: string;
  kind?: LineKind;
  unit: Unit;
  /** 1.5 hours are 1500. Negative where the line takes something off. */
  quantityThousandths: number;
  /** Days of the service, both within. */
  from?: string;
  to?: string;
}

export interface DraftLine extends LineText {
  grossCents: number;
  vat: VatRule;
}

export interface InvoiceLine extends LineText, LineAmounts {
  vat: { category: VatCategory; rateHundredths: number };
}

/** How it is paid. What was paid already (in cash, by card) asks for nothing more. */
export type Payment =
  | { by: 'transfer'; iban: string; bic?: string; holder: string }
  /** To an account without an IBAN, of plain invoices. */
  | { by: 'account'; account: string; bank: string; holder: string }
  /**
   * The payer's whole IBAN (BT-91) is for XRechnung alone, which demands it. EN 16931 does not, and an invoice is read by more people
   * than an account number should be: others say its last four characters.
   */
  | {
      by: 'debit';
      mandate: string;
      creditorId: string;
      iban?: string;
      accountEnd: string;
      holder: string;
      collectedOn: string;
    }
  | { by: 'paid'; how: 'cash' | 'card' | 'transfer'; on: string }
  /** Of a correction: set off, or paid back. */
  | { by: 'set_off' };

/**
 * `invoice` is an e-invoice where `isPlain` does not say otherwise; `receipt` is a private person's, without VAT; `correction` takes
 * back lines of an invoice.
 */
export type DocumentKind = 'invoice' | 'correction' | 'receipt';

/** Why no VAT is charged, where the lines say that none is. */
export type ExemptionName = 'small_de' | 'small_at' | 'reverse_charge' | 'outside' | 'unregistered_ch';

/** What is open of an earlier invoice over a small sum. */
export interface CarriedSum {
  number: string;
  cents: number;
}

interface DocumentHead {
  kind: DocumentKind;
  /** Undefined in a preview: only issued documents have numbers. */
  number?: string;
  issuedOn: string;
  language: Language;
  currency: Currency;
  /** No e-invoice, for example one in pesos. */
  isPlain: boolean;
  seller: Seller;
  buyer: Buyer;
  /** The day of the service, or the last one of the period: the official rules want one. */
  deliveredOn: string;
  period?: { from: string; to: string };
  /** Not of what was paid, nor of a correction. */
  dueOn?: string;
  payment: Payment;
  exemption?: ExemptionName;
  /** Money of an earlier overpayment, which is taken off what is to be paid. */
  creditCents: number;
  /** It is a deposit for this service. */
  isDeposit?: boolean;
  /** Small sums that are asked for with this one. They stay those of their invoices: totals and VAT do not hold them. */
  carried?: readonly CarriedSum[];
  /** Too small to be asked for alone: what stays open stands on the next invoice. */
  isCarriedOn?: boolean;
  /** Sentences above and below the lines. */
  opening?: string;
  closing?: string;
  /** What the buyer calls the order (BT-13). */
  orderNumber?: string;
  /** Whether § 35a EStG can be meant: false for a business, and for work that was not done at somebody's home. */
  isForHousehold?: boolean;
}

export interface InvoiceDraft extends DocumentHead {
  kind: 'invoice' | 'receipt';
  lines: readonly DraftLine[];
}

export interface InvoiceDocument extends DocumentHead {
  lines: InvoiceLine[];
  groups: VatGroup[];
  netCents: number;
  vatCents: number;
  grossCents: number;
  /** What is left to be paid: nothing of what was paid. */
  dueCents: number;
  /** What a correction corrects. */
  corrects?: { number: string; issuedOn: string; reason: string; isReceipt?: boolean };
}

const dueOf = (grossCents: number, creditCents: number, payment: Payment): number =>
  payment.by === 'paid' ? 0 : grossCents - creditCents;

/** What no form lets through: said to whoever calls, before it is an invoice that the official rules refuse. */
function faultOf({ lines, kind, isPlain, exemption }: InvoiceDraft): string | undefined {
  if (lines.some(({ quantityThousandths }) => quantityThousandths === 0)) return 'A line is about some quantity';
  // The price of a unit is never negative (BR-27).
  if (lines.some(({ grossCents, quantityThousandths }) => grossCents * quantityThousandths < 0))
    return 'Who takes something off takes off a quantity';
  const categories = new Set(lines.map(({ vat }) => vat.category));
  if (categories.has('O') && categories.size > 1) return 'What is outside VAT stands alone (BR-O-11)';
  const isExempt = categories.has('E') || categories.has('AE') || categories.has('O');
  if (kind === 'invoice' && !isPlain && isExempt && exemption === undefined) return 'No VAT needs a reason (BR-E-10)';
  return undefined;
}

/**
 * The draft with all its amounts: what is kept and written. Throws where nothing is charged, or more credit taken than that. An
 * invoice that costs nothing is none.
 */
export function priced(draft: InvoiceDraft): InvoiceDocument {
  const fault = faultOf(draft);
  if (fault !== undefined) throw new Error(fault);
  const { lines, ...totals } = amountsOf(draft.lines);
  if (totals.grossCents <= 0) throw new Error('There is no invoice over nothing');
  if (draft.creditCents < 0 || draft.creditCents > totals.grossCents) throw new Error('More credit than is charged');
  return {
    ...draft,
    ...totals,
    lines: draft.lines.map(({ vat: { category, rateHundredths }, ...line }, index) => ({
      ...line,
      ...(lines[index] as LineAmounts),
      vat: { category, rateHundredths },
    })),
    dueCents: dueOf(totals.grossCents, draft.creditCents, draft.payment),
  };
}

/** What is to be paid, with what was carried here. */
export const askedCents = ({ dueCents, carried = [] }: Pick<InvoiceDocument, 'dueCents' | 'carried'>): number =>
  carried.reduce((sum, { cents }) => sum + cents, dueCents);

export interface CorrectionOf {
  number?: string;
  issuedOn: string;
  /** Places of the lines that are taken back, from 0; all without it. */
  lines?: readonly number[];
  reason: string;
}

/**
 * The correction (type 381) of an issued invoice, or of a receipt: positive amounts, the copied numbers of the lines that it takes back. The sum of
 * both is zero to the cent, also where several corrections take back line after line. Which lines are not taken back yet is the
 * caller's to know.
 */
export function correctionOf(
  invoice: InvoiceDocument,
  { lines, reason, number, issuedOn }: CorrectionOf,
): InvoiceDocument {
  if (invoice.kind === 'correction' || invoice.number === undefined)
    throw new Error('Only issued invoices and receipts are corrected');
  const isReceipt = invoice.kind === 'receipt';
  const places = lines ?? [...invoice.lines.keys()];
  const taken = places.map((place) => invoice.lines[place]);
  if (taken.length === 0 || new Set(places).size < places.length || !taken.every((line) => line !== undefined))
    throw new Error('A correction takes back lines of its invoice, each once');
  const totals = totalsOf(taken);
  if (totals.grossCents <= 0) throw new Error('There is no correction over nothing');
  const { language, currency, isPlain, seller, buyer, deliveredOn, period, exemption, orderNumber } = invoice;
  return {
    kind: 'correction',
    ...(number === undefined ? {} : { number }),
    issuedOn,
    language,
    currency,
    isPlain: isPlain || isReceipt,
    seller,
    buyer,
    deliveredOn,
    ...(period === undefined ? {} : { period }),
    ...(exemption === undefined ? {} : { exemption }),
    ...(orderNumber === undefined ? {} : { orderNumber }),
    ...totals,
    lines: taken.map((line) => ({ ...line })),
    payment: { by: 'set_off' },
    creditCents: 0,
    dueCents: totals.grossCents,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason, ...(isReceipt ? { isReceipt } : {}) },
  };
}

/** Whether it travels as XML for public buyers in Germany. */
export const isXRechnung = ({ buyer }: InvoiceDocument): boolean => buyer.leitwegId !== undefined;

/** Whether there is XML of it at all. */
export const isElectronic = ({ kind, isPlain }: InvoiceDocument): boolean => kind !== 'receipt' && !isPlain;
