import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { type DocumentKind, type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

interface Words {
  subject: Record<DocumentKind, string>;
  lead: Record<DocumentKind, (from: string) => string>;
  number: string;
  amount: string;
  until: string;
  of: string;
  action: string;
  rest: string;
}

const german: Words = {
  subject: { invoice: 'Ihre Rechnung', receipt: 'Ihre Quittung', correction: 'Ihre Rechnungskorrektur' },
  lead: {
    invoice: (from: string) => `im Anhang finden Sie die Rechnung von ${from} für Ihren Termin.`,
    receipt: (from: string) => `im Anhang finden Sie die Quittung von ${from} für Ihren Termin.`,
    correction: (from: string) =>
      `im Anhang finden Sie eine Korrektur, mit der ${from} Posten einer Rechnung zurücknimmt.`,
  },
  number: 'Nummer',
  amount: 'Betrag',
  until: 'Zahlbar bis',
  of: 'Zu Rechnung',
  action: 'Termin und Rechnung ansehen',
  rest: 'Bezahlt wird direkt beim Betrieb. Fragen dazu beantwortet er, wenn Sie auf diese Mail antworten.',
};

const english: Words = {
  subject: { invoice: 'Your invoice', receipt: 'Your receipt', correction: 'Your invoice correction' },
  lead: {
    invoice: (from: string) => `Attached is the invoice of ${from} for your appointment.`,
    receipt: (from: string) => `Attached is the receipt of ${from} for your appointment.`,
    correction: (from: string) => `Attached is a correction by which ${from} takes back lines of an invoice.`,
  },
  number: 'Number',
  amount: 'Amount',
  until: 'Due by',
  of: 'Of invoice',
  action: 'See appointment and invoice',
  rest: 'It is paid to the business directly. It answers questions if you reply to this mail.',
};

const words = { de: german, en: english } as const;

type MailedInvoice = Pick<
  InvoiceDocument,
  'kind' | 'number' | 'grossCents' | 'dueCents' | 'currency' | 'dueOn' | 'corrects'
>;

/**
 * The mail that brings a document to a customer, at an address that the provider may have typed. Its only foreign text
 * is the plain name of the business. The PDF is attached. Without a link the appointment is gone.
 */
export function customerInvoiceMail(
  language: Language,
  { kind, number = '', grossCents, dueCents, currency, dueOn, corrects }: MailedInvoice,
  { from, link }: { from: string; link: string | undefined },
): Letter {
  const said = words[language];
  const amount = dueOn === undefined ? grossCents : dueCents;
  return {
    language,
    subject: said.subject[kind],
    page: {
      heading: said.subject[kind],
      lead: [said.lead[kind](from)],
      facts: [
        [said.number, number],
        ...(corrects === undefined ? [] : [[said.of, corrects.number] as const]),
        [said.amount, writtenMoney(amount, currency, language)],
        ...(dueOn === undefined ? [] : [[said.until, writtenDay(dueOn, language)] as const]),
      ],
      ...(link === undefined ? {} : { action: { label: said.action, url: link } }),
      rest: [said.rest],
    },
  };
}
