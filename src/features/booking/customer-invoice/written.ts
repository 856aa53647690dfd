import type { NumberEntry } from '#i18n/typed-number.ts';
import type { Form } from '../../../api/form.ts';
import type { InvoiceProposal, issueCustomerInvoice } from '../../../contract/booking/customer-invoice.ts';
import type { InvoiceLineForm } from '../../../contract/booking/customer-invoice-fields.ts';
import type { PaidWay } from '../../../contract/booking/customer-invoice-words.ts';
import type { AskOf } from '../../../contract/endpoint.ts';

/** The form of an invoice, in the units of people: hours, euros and per cent where the contract has whole numbers. */

type IssueBody = AskOf<typeof issueCustomerInvoice>['body'];

const lineOf = ({ note = '', ...line }: InvoiceLineForm) => ({
  ...line,
  note,
  quantityThousandths: (line.quantityThousandths / 1000) as NumberEntry,
  unitMinor: (line.unitMinor / 100) as NumberEntry,
  rateHundredths: String(line.rateHundredths),
});
export type LineValues = ReturnType<typeof lineOf>;

export const blankLine = (rates: readonly number[]): LineValues => ({
  name: '',
  note: '',
  kind: 'material',
  unit: 'piece',
  quantityThousandths: 1,
  unitMinor: '',
  rateHundredths: String(rates[0] ?? 0),
});

export function valuesOf(proposal: InvoiceProposal, today: string) {
  const { lines, buyer, deliveredOn, language, daysToPay, closing, isPaid, kind } = proposal;
  const way: PaidWay | '' = isPaid || kind === 'receipt' ? 'cash' : '';
  return {
    lines: lines.map(lineOf),
    buyer: {
      name: buyer.name,
      addition: buyer.addition ?? '',
      street: buyer.street ?? '',
      zip: buyer.zip ?? '',
      city: buyer.city ?? '',
      country: buyer.country,
      email: buyer.email ?? '',
      vatId: buyer.vatId ?? '',
      leitwegId: buyer.leitwegId ?? '',
      orderNumber: buyer.orderNumber ?? '',
    },
    deliveredOn,
    language,
    daysToPay: daysToPay as NumberEntry,
    closing,
    paid: { way: way as PaidWay | '', on: today },
    isMailed: true,
  };
}
export type InvoiceValues = ReturnType<typeof valuesOf>;
export type InvoiceForm = Form<InvoiceValues>;

/** What is no number the schema refuses. */
const scaled = (entry: NumberEntry, by: number): number =>
  entry === '' || Number.isNaN(Number(entry)) ? (entry as never) : Math.round(Number(entry) * by);

export const bodyOf = (visitId: string, values: InvoiceValues, totalMinor: number): IssueBody => ({
  visitId,
  lines: values.lines.map((line) => ({
    ...line,
    quantityThousandths: scaled(line.quantityThousandths, 1000),
    unitMinor: scaled(line.unitMinor, 100),
    rateHundredths: Number(line.rateHundredths),
  })),
  buyer: { ...values.buyer, email: values.buyer.email.trim() === '' ? null : values.buyer.email },
  ...(values.deliveredOn === '' ? {} : { deliveredOn: values.deliveredOn }),
  language: values.language,
  daysToPay: scaled(values.daysToPay, 1),
  closing: values.closing,
  paid: values.paid.way === '' ? null : { way: values.paid.way, on: values.paid.on },
  totalMinor,
  isMailed: values.isMailed,
});
