import { smallestAskedMinor } from '../../../../src/contract/billing/billing-invoice.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import { targetDayFrom } from '../../../bank/index.ts';
import { addDays } from '../../../calendar/zone.ts';
import { englishDecimal, germanDay, germanDecimal, tableFile, textCell } from '../../../ground/table-file.ts';
import {
  amountsOf,
  askedCents,
  type CarriedSum,
  daysIn,
  type InvoiceDocument,
  type InvoiceDraft,
  type Payment,
  type Seller,
} from '../../../invoice/index.ts';
import { currencyOf, draftLinesOf, isoCountry, type Operator, type Owed, vatOf } from './bill-rules.ts';
import type { Mandate } from './debit-sql.ts';
import type { Recipient } from './invoice-sql.ts';
import { languageOfPlan } from './rules.ts';

const daysToPay = 14;

/** Whoever is billed for is told apart by what stands before the number, and years begin anew. */
export const seriesOf = (issuedOn: string): string => `CK-${issuedOn.slice(0, 4)}`;
export const numberIn = (series: string, last: number): string => `${series}-${String(last).padStart(6, '0')}`;

function sellerOf(operator: Operator): Seller {
  const {
    iban: _iban,
    bic: _bic,
    holder: _holder,
    creditorId: _creditorId,
    debitNoticeDays: _noticeDays,
    peso: _peso,
    salesAbroad: _sales,
    isPesoWithVat: _vat,
    reportsTo: _reports,
    reportsSwiss: _swiss,
    ...named
  } = operator;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  return { ...given, number: 'CK-1' } as unknown as Seller;
}

/** The day on which an invoice is collected: so many days after its notice, and one on which TARGET settles. */
export const debitDay = (issuedOn: string, noticeDays: number): string => targetDayFrom(addDays(issuedOn, noticeDays));

/** By the mandate, if it still holds on the day of the debit. */
function paymentOf(
  strand: PlanStrand,
  { iban, bic, holder, peso }: Operator,
  { mandate, issuedOn }: { mandate: Mandate | undefined; issuedOn: string },
): Payment {
  const collectedOn = mandate && debitDay(issuedOn, mandate.noticeDays);
  if (mandate !== undefined && collectedOn !== undefined && collectedOn <= mandate.lapsesOn) {
    const { reference, creditorId, accountEnd, holder: payer } = mandate;
    return { by: 'debit', mandate: reference, creditorId, accountEnd, holder: payer, collectedOn };
  }
  if (strand === 'property' && peso !== undefined) return { by: 'account', ...peso };
  return { by: 'transfer', iban, holder, ...(bic === undefined ? {} : { bic }) };
}

/** The invoice as it is before it has a number and its sums. The recipient's address is that of now. */
export function draftOf(
  owed: Owed,
  recipient: Recipient,
  { operator, issuedOn, mandate }: { operator: Operator; issuedOn: string; mandate?: Mandate | undefined },
): InvoiceDraft {
  const { month, strand } = owed;
  const country = isoCountry(recipient.country, strand);
  const { vatId } = recipient;
  const { name: vatCase, vat, isPlain, exemption } = vatOf({ country, vatId }, strand, operator);
  const language = languageOfPlan(strand);
  const payment = paymentOf(strand, operator, { mandate, issuedOn });
  const last = `${month}-${String(daysIn(month)).padStart(2, '0')}`;
  const { id, email, name, street, zip, city } = recipient;
  return {
    kind: 'invoice',
    issuedOn,
    language,
    currency: currencyOf(strand),
    isPlain,
    seller: sellerOf(operator),
    buyer: {
      number: id.slice(0, 8).toUpperCase(),
      name,
      street,
      zip,
      city,
      country,
      email,
      // Who owes the VAT is named by the number that says so (BT-48).
      ...(vatCase === 'reverse_charge' && vatId !== null ? { vatId } : {}),
    },
    deliveredOn: last,
    period: { from: `${month}-01`, to: last },
    dueOn: payment.by === 'debit' ? payment.collectedOn : addDays(issuedOn, daysToPay),
    payment,
    ...(exemption === undefined ? {} : { exemption }),
    creditCents: 0,
    lines: draftLinesOf(owed, vat, language),
  };
}

interface Over {
  invoice: string;
  minor: number;
}

/** How much of what is over on earlier invoices goes to one over so much, from the oldest on. */
export function creditFor(grossMinor: number, over: readonly Over[]): { minor: number; parts: Over[] } {
  let left = grossMinor;
  const parts = over.map(({ invoice, minor }) => {
    const taken = Math.min(left, minor);
    left -= taken;
    return { invoice, minor: taken };
  });
  return { minor: grossMinor - left, parts: parts.filter(({ minor }) => minor > 0) };
}

/** With money of an earlier overpayment. Where that covers all, nothing is asked for any more. */
export function withCredit(draft: InvoiceDraft, creditCents: number): InvoiceDraft {
  const grossCents = amountsOf(draft.lines).grossCents;
  if (creditCents < grossCents) return { ...draft, creditCents };
  const { dueOn: _dueOn, ...rest } = draft;
  return { ...rest, creditCents, payment: { by: 'paid', how: 'transfer', on: draft.issuedOn } };
}

/** Small sums are asked for by a transfer or collected by a debit in euro: no plan in pesos is so cheap. */
export const asksForSmall = ({ payment, currency }: Pick<InvoiceDraft, 'payment' | 'currency'>): boolean =>
  (payment.by === 'transfer' || payment.by === 'debit') && currency === 'EUR';

/** With what is carried here, and whether all of it together is still too little to be asked for. A debit collects any sum. */
export function withCarried(document: InvoiceDocument, carried: readonly CarriedSum[]): InvoiceDocument {
  if (!asksForSmall(document)) return document;
  const asking = carried.length === 0 ? document : { ...document, carried };
  return asking.payment.by === 'transfer' && askedCents(asking) < smallestAskedMinor
    ? { ...asking, isCarriedOn: true }
    : asking;
}

/** The text that is hashed: the same for the same values, in whatever order a database gives them back. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`).join(',')}}`;
}

const tables = {
  de: {
    head: 'Nummer;Art;Ausgestellt am;Von;Bis;Posten;Netto;Steuersatz;Brutto;Währung',
    kinds: { invoice: 'Rechnung', receipt: 'Quittung', correction: 'Korrektur' },
    day: germanDay,
    decimal: germanDecimal,
  },
  en: {
    head: 'number;kind;issued_on;from;to;line;net;rate;gross;currency',
    kinds: { invoice: 'invoice', receipt: 'receipt', correction: 'correction' },
    day: (day: string): string => day,
    decimal: englishDecimal,
  },
} as const;

/** A row for each line of each invoice, for spreadsheets and tax advisers. In English where every invoice is. */
export function csvOf(documents: readonly InvoiceDocument[]): string {
  const isEnglish = documents.length > 0 && documents.every(({ language }) => language === 'en');
  const { head, kinds, day, decimal } = tables[isEnglish ? 'en' : 'de'];
  const rows = documents.flatMap(({ number = '', kind, issuedOn, currency, period, lines }) => {
    const sign = kind === 'correction' ? -1 : 1;
    return lines.map((line) => [
      textCell(number),
      kinds[kind],
      day(issuedOn),
      day(line.from ?? period?.from ?? ''),
      day(line.to ?? period?.to ?? ''),
      textCell(line.name),
      decimal(sign * line.netCents),
      decimal(line.vat.rateHundredths),
      decimal(sign * line.grossCents),
      currency,
    ]);
  });
  return tableFile(head, rows);
}
