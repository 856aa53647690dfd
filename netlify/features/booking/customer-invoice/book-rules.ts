import type { PaidWay } from '../../../../src/contract/booking/customer-invoice-words.ts';
import { germanDay, germanDecimal, tableFile, textCell } from '../../../ground/table-file.ts';
import type { HouseholdPayment, InvoiceDocument } from '../../../invoice/index.ts';

/** What books say: which payment is of which rate, and what of it was labour. Pure; amounts are whole cents or Rappen. */

export interface BookedPayment {
  way: PaidWay;
  on: string;
  minor: number;
}

/** An invoice with what was taken back of it and all that was noted as paid, in order. */
export interface BookedInvoice {
  document: InvoiceDocument;
  /** Places of lines, from 0. */
  taken: readonly number[];
  payments: readonly BookedPayment[];
}

type Line = InvoiceDocument['lines'][number];

const leftOf = ({ document, taken }: BookedInvoice): Line[] =>
  document.lines.filter((_, place) => !taken.includes(place));

const grossOf = (lines: readonly Line[]): number => lines.reduce((sum, { grossCents }) => sum + grossCents, 0);

const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/** What was paid until and with each payment, never more than is owed. */
function running(payments: readonly BookedPayment[], owed: number): { before: number; after: number }[] {
  let before = 0;
  return payments.map(({ minor }) => {
    const after = Math.min(owed, before + minor);
    const step = { before, after };
    before = after;
    return step;
  });
}

export interface PaidPart extends BookedPayment {
  number: string;
  customer: string;
  currency: string;
  /** Null of what is more than was owed. */
  rateHundredths: number | null;
  netMinor: number;
  vatMinor: number;
}

/** Each payment by rates. The parts of a payment sum to it, and those of an invoice that is paid to its VAT breakdown. */
export function partsOf(invoice: BookedInvoice): PaidPart[] {
  const { document, payments } = invoice;
  const left = leftOf(invoice);
  const owed = grossOf(left);
  const groups = [...Map.groupBy(left, ({ vat }) => vat.rateHundredths)]
    .map(([rateHundredths, lines]) => ({
      rateHundredths,
      gross: grossOf(lines),
      net: lines.reduce((sum, { netCents }) => sum + netCents, 0),
    }))
    .sort((one, other) => other.rateHundredths - one.rateHundredths);
  const bounds = groups.map((_, place) => groups.slice(0, place).reduce((sum, { gross }) => sum + gross, 0));
  /** What of the first so many cents belongs to a group: its edges are rounded, so nothing is lost between two. */
  const within = (paid: number, place: number): number => {
    const from = bounds[place] ?? 0;
    return share(paid, from + (groups[place]?.gross ?? 0), owed) - share(paid, from, owed);
  };
  const named = { number: document.number ?? '', customer: document.buyer.name, currency: document.currency };
  return running(payments, owed).flatMap(({ before, after }, index) => {
    const payment = payments[index] as BookedPayment;
    const parts = groups.flatMap(({ rateHundredths, gross, net }, place): PaidPart[] => {
      const [until, withIt] = [within(before, place), within(after, place)];
      const netMinor = share(withIt, net, gross) - share(until, net, gross);
      const minor = withIt - until;
      return minor === 0 ? [] : [{ ...payment, ...named, rateHundredths, minor, netMinor, vatMinor: minor - netMinor }];
    });
    const over = payment.minor - (after - before);
    const rest = { ...payment, ...named, rateHundredths: null, minor: over, netMinor: over, vatMinor: 0 };
    return over === 0 ? parts : [...parts, rest];
  });
}

/** What a household may deduct of an invoice: the share of labour and travel in each payment of the year. */
export function householdPaymentsOf(invoice: BookedInvoice, year: string): HouseholdPayment[] {
  const left = leftOf(invoice);
  const owed = grossOf(left);
  const labour = grossOf(left.filter(({ kind }) => kind === 'labour' || kind === 'travel'));
  return running(invoice.payments, owed).flatMap(({ before, after }, index) => {
    const { way, on } = invoice.payments[index] as BookedPayment;
    if (!on.startsWith(year) || after === before) return [];
    const labourCents = share(after, labour, owed) - share(before, labour, owed);
    return [
      { invoiceNumber: invoice.document.number ?? '', paidOn: on, how: way, grossCents: after - before, labourCents },
    ];
  });
}

const rateSaid = (rate: number | null): string => (rate === null ? 'zu viel' : germanDecimal(rate));
const ways = { cash: 'bar', card: 'Karte', transfer: 'Überweisung' } as const satisfies Record<PaidWay, string>;
const kinds = { invoice: 'Rechnung', receipt: 'Quittung', correction: 'Korrektur' } as const;
const lineKinds = { labour: 'Arbeit', material: 'Material', travel: 'Anfahrt' } as const;

/** Income of a month by rate and way of payment: what was paid, not what was billed. */
export function incomeCsv(parts: readonly PaidPart[]): string {
  const sums = Map.groupBy(
    parts,
    ({ currency, rateHundredths, way }) => `${currency} ${rateSaid(rateHundredths)} ${way}`,
  );
  const rows = [...sums.values()].map((members) => {
    const [{ currency, rateHundredths, way }] = members as [PaidPart];
    const sum = (of: (part: PaidPart) => number) => germanDecimal(members.reduce((total, part) => total + of(part), 0));
    return [
      rateSaid(rateHundredths),
      ways[way],
      sum(({ netMinor }) => netMinor),
      sum(({ vatMinor }) => vatMinor),
      sum(({ minor }) => minor),
      currency,
    ];
  });
  return tableFile(
    'Steuersatz;Zahlweg;Netto;Steuer;Brutto;Währung',
    rows.sort((one, other) => (one.join() < other.join() ? -1 : 1)),
  );
}

export const paymentsCsv = (parts: readonly PaidPart[]): string =>
  tableFile(
    'Bezahlt am;Nummer;Kunde;Zahlweg;Steuersatz;Netto;Steuer;Brutto;Währung',
    parts.map((part) => [
      germanDay(part.on),
      textCell(part.number),
      textCell(part.customer),
      ways[part.way],
      rateSaid(part.rateHundredths),
      germanDecimal(part.netMinor),
      germanDecimal(part.vatMinor),
      germanDecimal(part.minor),
      part.currency,
    ]),
  );

/** A row for each line of each document. What a correction takes back is below nothing. */
export const documentsCsv = (documents: readonly InvoiceDocument[]): string =>
  tableFile(
    'Nummer;Art;Korrigiert;Ausgestellt am;Geleistet am;Kunde;Posten;Art des Postens;Netto;Steuer;Steuersatz;Brutto;Währung',
    documents.flatMap((document) => {
      const sign = document.kind === 'correction' ? -1 : 1;
      return document.lines.map(({ name, kind, netCents, grossCents, vat }) => [
        textCell(document.number ?? ''),
        kinds[document.kind],
        textCell(document.corrects?.number ?? ''),
        germanDay(document.issuedOn),
        germanDay(document.deliveredOn),
        textCell(document.buyer.name),
        textCell(name),
        kind === undefined ? '' : lineKinds[kind],
        germanDecimal(sign * netCents),
        germanDecimal(sign * (grossCents - netCents)),
        germanDecimal(vat.rateHundredths),
        germanDecimal(sign * grossCents),
        document.currency,
      ]);
    }),
  );

export interface OpenItem {
  number: string;
  customer: string;
  issuedOn: string;
  dueOn: string | null;
  currency: string;
  totalMinor: number;
  correctedMinor: number;
  paidMinor: number;
}

export const openCsv = (items: readonly OpenItem[]): string =>
  tableFile(
    'Nummer;Kunde;Ausgestellt am;Zahlbar bis;Summe;Korrigiert;Bezahlt;Offen;Währung',
    items.map((item) => [
      textCell(item.number),
      textCell(item.customer),
      germanDay(item.issuedOn),
      germanDay(item.dueOn ?? ''),
      germanDecimal(item.totalMinor),
      germanDecimal(item.correctedMinor),
      germanDecimal(item.paidMinor),
      germanDecimal(item.totalMinor - item.correctedMinor - item.paidMinor),
      item.currency,
    ]),
  );
