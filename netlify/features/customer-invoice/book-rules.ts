import { type PaidWay } from '../../../src/contract/customer-invoice-words.ts';
import type { HouseholdPayment, InvoiceDocument } from '../../invoice/index.ts';

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

/** Text that begins so would be a formula for the programs that open such files. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
const decimal = (minor: number): string =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
const file = (head: string, rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${[head, ...rows.map((row) => row.join(';')), ''].join('\r\n')}`;

const rateSaid = (rate: number | null): string => (rate === null ? 'over' : decimal(rate));

/** Income of a month by rate and way of payment: what was paid, not what was billed. */
export function incomeCsv(parts: readonly PaidPart[]): string {
  const sums = Map.groupBy(
    parts,
    ({ currency, rateHundredths, way }) => `${currency} ${rateSaid(rateHundredths)} ${way}`,
  );
  const rows = [...sums.values()].map((members) => {
    const [{ currency, rateHundredths, way }] = members as [PaidPart];
    const sum = (of: (part: PaidPart) => number) => decimal(members.reduce((total, part) => total + of(part), 0));
    return [
      rateSaid(rateHundredths),
      way,
      sum(({ netMinor }) => netMinor),
      sum(({ vatMinor }) => vatMinor),
      sum(({ minor }) => minor),
      currency,
    ];
  });
  return file(
    'rate;way;net;vat;gross;currency',
    rows.sort((one, other) => (one.join() < other.join() ? -1 : 1)),
  );
}

export const paymentsCsv = (parts: readonly PaidPart[]): string =>
  file(
    'paid_on;number;customer;way;rate;net;vat;gross;currency',
    parts.map((part) => [
      part.on,
      cell(part.number),
      cell(part.customer),
      part.way,
      rateSaid(part.rateHundredths),
      decimal(part.netMinor),
      decimal(part.vatMinor),
      decimal(part.minor),
      part.currency,
    ]),
  );

/** A row for each line of each document. What a correction takes back is below nothing. */
export const documentsCsv = (documents: readonly InvoiceDocument[]): string =>
  file(
    'number;kind;corrects;issued_on;delivered_on;customer;line;line_kind;net;vat;rate;gross;currency',
    documents.flatMap((document) => {
      const sign = document.kind === 'correction' ? -1 : 1;
      return document.lines.map(({ name, kind = '', netCents, grossCents, vat }) => [
        cell(document.number ?? ''),
        document.kind,
        cell(document.corrects?.number ?? ''),
        document.issuedOn,
        document.deliveredOn,
        cell(document.buyer.name),
        cell(name),
        kind,
        decimal(sign * netCents),
        decimal(sign * (grossCents - netCents)),
        decimal(vat.rateHundredths),
        decimal(sign * grossCents),
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
  file(
    'number;customer;issued_on;due_on;total;corrected;paid;open;currency',
    items.map((item) => [
      cell(item.number),
      cell(item.customer),
      item.issuedOn,
      item.dueOn ?? '',
      decimal(item.totalMinor),
      decimal(item.correctedMinor),
      decimal(item.paidMinor),
      decimal(item.totalMinor - item.correctedMinor - item.paidMinor),
      item.currency,
    ]),
  );
