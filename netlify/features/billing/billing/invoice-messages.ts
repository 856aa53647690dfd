import type { Language } from '../../../../src/contract/words.ts';
import type { Fact, Letter } from '../../../ground/letter.ts';
import { askedCents, type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

const words = {
  de: {
    subject: 'Ihre Rechnung',
    lead: 'Ihre Rechnung ist da. Bitte überweisen Sie den Betrag und nennen Sie dabei die Nummer.',
    small:
      'Ihre Rechnung ist da. Weniger als 5 € müssen Sie nicht einzeln überweisen: Was offen bleibt, steht auf der nächsten Rechnung.',
    debit: 'Ihre Rechnung ist da. Sie müssen nichts überweisen: Wir ziehen den Betrag per SEPA-Lastschrift ein.',
    covered: 'Ihre Rechnung ist da. Ihr Guthaben deckt sie: Sie müssen nichts überweisen.',
    number: 'Nummer',
    amount: 'Betrag',
    carried: 'Offen aus',
    together: 'Zusammen zu zahlen',
    until: 'Zahlbar bis',
    collected: 'Einzug am',
    account: 'Von Ihrem Konto, Ende',
    mandate: 'Mandatsreferenz',
    creditorId: 'Gläubiger-ID',
    online: 'Oder bezahlen Sie gleich online: bei Ihren Rechnungen mit „Jetzt bezahlen“.',
    action: 'PDF und E-Rechnung (XML) ansehen',
  },
  en: {
    subject: 'Your invoice',
    lead: 'Your invoice is ready. Please transfer the amount and state the number.',
    small:
      'Your invoice is ready. Less than 5 € need not be transferred alone: what stays open stands on the next invoice.',
    debit: 'Your invoice is ready. There is nothing to transfer: we collect the amount by SEPA direct debit.',
    covered: 'Your invoice is ready. Your credit covers it: there is nothing to transfer.',
    number: 'Number',
    amount: 'Amount',
    carried: 'Open of',
    together: 'To be paid together',
    until: 'Due by',
    collected: 'Collected on',
    account: 'From your account, end',
    mandate: 'Mandate reference',
    creditorId: 'Creditor identifier',
    online: 'Or pay online right away: “Pay now” beside your invoices.',
    action: 'See the files',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Mailed = Pick<
  InvoiceDocument,
  'number' | 'dueCents' | 'currency' | 'dueOn' | 'payment' | 'carried' | 'isCarriedOn'
>;

/** When it is to be paid, or the notice of its debit. */
function payFacts({ dueOn, payment }: Mailed, language: Language): Fact[] {
  const said = words[language];
  if (dueOn === undefined) return [];
  if (payment.by !== 'debit') return [[said.until, writtenDay(dueOn, language)]];
  return [
    [said.collected, writtenDay(dueOn, language)],
    [said.account, payment.accountEnd],
    [said.mandate, payment.mandate],
    [said.creditorId, payment.creditorId],
  ];
}

interface InvoiceWay {
  link: string;
  /** A payment provider is set up, and whoever reads it can sign in. */
  isPaidOnline: boolean;
}

function leadOf({ dueCents, payment, isCarriedOn }: Mailed, said: (typeof words)[Language]): string {
  if (dueCents === 0) return said.covered;
  if (payment.by === 'debit') return said.debit;
  return isCarriedOn === true ? said.small : said.lead;
}

/** What earlier invoices over small sums have left open. */
function carriedFacts(invoice: Mailed, language: Language): Fact[] {
  const { carried = [], currency } = invoice;
  const said = words[language];
  const facts = carried.map(
    ({ number, cents }): Fact => [`${said.carried} ${number}`, writtenMoney(cents, currency, language)],
  );
  return facts.length === 0 ? [] : [...facts, [said.together, writtenMoney(askedCents(invoice), currency, language)]];
}

/** The mail that brings an invoice: the files wait behind the sign-in. */
export function invoiceMail(language: Language, invoice: Mailed, { link, isPaidOnline }: InvoiceWay): Letter {
  const { number = '', dueCents, currency, payment } = invoice;
  const said = words[language];
  return {
    language,
    subject: `${said.subject} ${number}`,
    page: {
      heading: `${said.subject} ${number}`,
      lead: [leadOf(invoice, said)],
      facts: [
        [said.number, number],
        [said.amount, writtenMoney(dueCents, currency, language)],
        ...carriedFacts(invoice, language),
        ...payFacts(invoice, language),
      ],
      ...(isPaidOnline && payment.by === 'transfer' && dueCents > 0 ? { next: [said.online] } : {}),
      action: { label: said.action, url: link },
    },
  };
}

/** For the bell. */
export const invoiceSaid = (language: Language, { dueCents, currency }: InvoiceDocument): string =>
  language === 'de'
    ? `Neue Rechnung über ${writtenMoney(dueCents, currency, language)}`
    : `New invoice for ${writtenMoney(dueCents, currency, language)}`;
