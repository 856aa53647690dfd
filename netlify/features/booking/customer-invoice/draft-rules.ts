import type * as z from 'zod/mini';
import type { InvoiceAmounts, previewCustomerInvoice } from '../../../../src/contract/booking/customer-invoice.ts';
import {
  type InvoiceLineForm,
  type invoiceBuyer,
  type invoiceLine,
  invoiceTotalMaximum,
} from '../../../../src/contract/booking/customer-invoice-fields.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { VatStatus } from '../../../../src/contract/services/business-fields.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';
import { addDays } from '../../../calendar/zone.ts';
import {
  type Buyer,
  type DraftLine,
  exemptionOf,
  type InvoiceDocument,
  type InvoiceDraft,
  type Payment,
  providerRates,
  providerVat,
  type Seller,
} from '../../../invoice/index.ts';

/** What is written about an invoice before it is issued. Money in whole cents or Rappen, VAT inside. */
export type WrittenInvoice = z.output<typeof previewCustomerInvoice.body>;
type Line = z.output<typeof invoiceLine>;
type BuyerForm = z.output<typeof invoiceBuyer>;

/** The business as it stands on its invoices, with the numbers that were sealed. */
export interface Issuer {
  id: string;
  isTrader: boolean;
  name: string;
  /** Under which people know the business. */
  tradeName: string | null;
  representative: string | null;
  street: string;
  zip: string;
  city: string;
  country: Country;
  registerCourt: string | null;
  registerNumber: string | null;
  vatStatus: VatStatus | null;
  vatId: string | undefined;
  taxNumber: string | undefined;
  person: string;
  phone: string | null;
  email: string;
  bank: { iban: string; bic: string | null; accountHolder: string } | undefined;
}

/** A private person charges no VAT, and writes receipts instead of invoices. */
export const chargesNone = ({ isTrader, vatStatus }: Pick<Issuer, 'isTrader' | 'vatStatus'>): boolean =>
  !isTrader || vatStatus === null || vatStatus === 'small';

/** The rates that may be charged, the usual one first; none where no VAT is. */
export function ratesOf(issuer: Issuer, usual: number | null): number[] {
  if (chargesNone(issuer)) return [];
  const rates: number[] = [...providerRates[issuer.country]];
  return usual !== null && rates.includes(usual) ? [usual, ...rates.filter((rate) => rate !== usual)] : rates;
}

const named = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, held]) => held !== undefined && held !== null && held !== ''),
  ) as Partial<Value>;

export function sellerOf(issuer: Issuer): Seller {
  const { id, name, tradeName, street, zip, city, country, registerCourt, registerNumber, person, phone, email } =
    issuer;
  const register = [registerNumber, registerCourt].filter((part) => part !== null).join(', ');
  return {
    number: id.slice(0, 8).toUpperCase(),
    name,
    street,
    zip,
    city,
    country: country.toUpperCase(),
    ...named({
      tradeName: tradeName === name ? null : tradeName,
      vatId: issuer.vatId,
      taxNumber: issuer.taxNumber,
      register,
      registerNumber,
      representative: issuer.representative,
      contactName: person,
      phone,
      email,
    }),
  } as Seller;
}

export const buyerOf = ({ name, street, zip, city, country, ...more }: BuyerForm): Buyer =>
  ({ name, street, zip, city, country, ...named(more) }) as Buyer;

/** Half up; what takes something off is rounded like what it takes off. */
export function grossOf({
  quantityThousandths,
  unitMinor,
}: Pick<InvoiceLineForm, 'quantityThousandths' | 'unitMinor'>) {
  const rounded = Math.floor((2 * Math.abs(quantityThousandths) * unitMinor + 1000) / 2000);
  return quantityThousandths < 0 ? -rounded : rounded;
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + grossOf(line), 0);

/** Why lines are none of an invoice, in the words of the form; undefined for sound ones. */
export function faultOfLines(
  lines: readonly Line[],
  rates: readonly number[],
  capMinor: number | null = null,
): FieldWord | undefined {
  const allowed = rates.length === 0 ? [0] : rates;
  if (lines.some(({ rateHundredths }) => !allowed.includes(rateHundredths))) return 'notInList';
  const byRate = Map.groupBy(lines, ({ rateHundredths }) => rateHundredths);
  if ([...byRate.values()].some((members) => sumOf(members) < 0)) return 'invoiceBelowNothing';
  const total = sumOf(lines);
  if (total <= 0 || total > invoiceTotalMaximum) return 'invoiceBelowNothing';
  return capMinor !== null && total > capMinor ? 'invoiceAboveQuote' : undefined;
}

function paymentOf({ paid }: WrittenInvoice, { bank }: Issuer): Payment {
  if (paid !== null) return { by: 'paid', how: paid.way, on: paid.on };
  const { iban = '', bic = null, accountHolder: holder = '' } = bank ?? {};
  return { by: 'transfer', iban, holder, ...(bic === null ? {} : { bic }) };
}

const draftLine =
  (issuer: Issuer) =>
  ({ name, note, kind, unit, quantityThousandths, unitMinor, rateHundredths }: Line): DraftLine => {
    const vat = providerVat(issuer.country, chargesNone(issuer), rateHundredths);
    if (vat === undefined) throw new Error('a rate that was not asked about');
    const grossCents = grossOf({ quantityThousandths, unitMinor });
    return { name, ...(note === '' ? {} : { note }), kind, unit, quantityThousandths, grossCents, vat };
  };

export interface Occasion {
  issuer: Issuer;
  currency: ServiceCurrency;
  /** Of the visit. */
  day: string;
  /** The visit was at the customer's. */
  isAtCustomer: boolean;
  issuedOn: string;
  /** A deposit that was received. */
  depositMinor: number;
  /** Of a quote that said „höchstens“: the customer pays no more. */
  capMinor: number | null;
}

/** With the deposit taken off. Where that covers all, nothing is asked for any more. */
function withDeposit(draft: InvoiceDraft, lines: readonly Line[], depositMinor: number): InvoiceDraft {
  if (depositMinor === 0) return draft;
  const total = sumOf(lines);
  const creditCents = Math.min(depositMinor, total);
  const taken = { ...draft, creditCents, isDeposit: true };
  if (creditCents < total || draft.payment.by === 'paid') return taken;
  const { dueOn: _dueOn, ...rest } = taken;
  return { ...rest, payment: { by: 'paid', how: 'transfer', on: draft.issuedOn } };
}

/** The invoice before it has a number. Its lines have to be sound. */
export function draftOf(written: WrittenInvoice, occasion: Occasion): InvoiceDraft {
  const { issuer, currency, day, isAtCustomer, issuedOn } = occasion;
  const { buyer, lines, deliveredOn = day, language, daysToPay, paid, closing } = written;
  const isReceipt = !issuer.isTrader;
  const exemption = isReceipt ? undefined : exemptionOf(issuer.country, chargesNone(issuer));
  const draft: InvoiceDraft = {
    kind: isReceipt ? 'receipt' : 'invoice',
    issuedOn,
    language,
    currency,
    isPlain: isReceipt,
    seller: sellerOf(issuer),
    buyer: buyerOf(buyer),
    deliveredOn,
    ...(paid === null ? { dueOn: addDays(issuedOn, daysToPay) } : {}),
    payment: paymentOf(written, issuer),
    ...(exemption === undefined ? {} : { exemption }),
    creditCents: 0,
    ...(closing === '' ? {} : { closing }),
    ...(buyer.orderNumber === '' ? {} : { orderNumber: buyer.orderNumber }),
    isForHousehold: isAtCustomer && buyer.vatId === '' && buyer.leitwegId === '',
    lines: lines.map(draftLine(issuer)),
  };
  return withDeposit(draft, lines, occasion.depositMinor);
}

export const groupsShown = ({ groups }: Pick<InvoiceDocument, 'groups'>): InvoiceAmounts['groups'] =>
  groups.map(({ category, rateHundredths, netCents, vatCents }) => ({
    rateHundredths,
    netMinor: netCents,
    vatMinor: vatCents,
    isTaxed: category === 'S',
  }));

export const amountsShown = (document: InvoiceDocument): InvoiceAmounts => ({
  lines: document.lines.map(({ netCents, grossCents }) => ({ netMinor: netCents, grossMinor: grossCents })),
  groups: groupsShown(document),
  netMinor: document.netCents,
  vatMinor: document.vatCents,
  totalMinor: document.grossCents,
  dueMinor: document.dueCents,
  depositMinor: document.creditCents,
});

/** Years begin anew, and another prefix is another series. */
export const seriesOf = (prefix: string, issuedOn: string): string => `${prefix}${issuedOn.slice(0, 4)}`;
export const numberIn = (series: string, last: number): string => `${series}-${String(last).padStart(4, '0')}`;

export interface BilledVisit {
  totalMinor: number;
  travelMinor: number;
  items: readonly { name: string; priceMinor: number; priceUnit: 'visit' | 'hour'; durationMinutes: number }[];
}

/** As they stand in the quote that became the visit. */
export interface QuotedLines {
  totalCents: number;
  rateHundredths: number;
  lines: readonly Pick<Line, 'name' | 'kind' | 'unit' | 'quantityThousandths' | 'unitMinor'>[];
}

/**
 * The lines that a visit begins with: those of its quote, else its services and the way. Where another price was agreed, one
 * line says it.
 */
export function linesOfVisit(
  { totalMinor, travelMinor, items }: BilledVisit,
  rateHundredths: number,
  quoted?: QuotedLines,
): Line[] {
  if (quoted?.totalCents === totalMinor) return quoted.lines.map((line) => ({ ...line, note: '', rateHundredths }));
  const services = items.map(({ name, priceMinor, priceUnit, durationMinutes }): Line => {
    const quantityThousandths = priceUnit === 'hour' ? Math.round((durationMinutes * 1000) / 60) : 1000;
    const unit = priceUnit === 'hour' ? 'hour' : 'piece';
    return { name, note: '', kind: 'labour', unit, quantityThousandths, unitMinor: priceMinor, rateHundredths };
  });
  const agreed = totalMinor - travelMinor;
  const asAgreed: Line = {
    name: items
      .map(({ name }) => name)
      .join(' + ')
      .slice(0, 200),
    note: '',
    kind: 'labour',
    unit: 'lump_sum',
    quantityThousandths: 1000,
    unitMinor: agreed,
    rateHundredths,
  };
  const way: Line = { ...asAgreed, name: 'Anfahrt', kind: 'travel', unitMinor: travelMinor };
  return [...(sumOf(services) === agreed ? services : [asAgreed]), ...(travelMinor > 0 ? [way] : [])];
}

/** What a line of the client file says, where it has the form of an address. */
export function addressIn(line: string): { street: string; zip: string; city: string } | undefined {
  const [, street, zip, city] = /^\s*(\S.*?)\s*,\s*(\d{4,5})\s+(\S.*?)\s*$/.exec(line) ?? [];
  return street === undefined || zip === undefined || city === undefined ? undefined : { street, zip, city };
}

const isAboveNothing = (members: readonly { grossCents: number }[]): boolean =>
  members.reduce((sum, { grossCents }) => sum + grossCents, 0) > 0;

/** Whether what a correction leaves is still something: nothing at all, or more than nothing of every rate. */
export function leavesSound(document: InvoiceDocument, taken: ReadonlySet<number>): boolean {
  const left = document.lines.filter((_, place) => !taken.has(place));
  const byRate = Map.groupBy(left, ({ vat }) => vat.rateHundredths);
  return [...byRate.values()].every(isAboveNothing);
}
