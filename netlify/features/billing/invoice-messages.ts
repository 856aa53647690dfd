import type { Language } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../invoice/index.ts';

const words = {
  de: {
    subject: 'Ihre Rechnung',
    lead: 'Ihre Rechnung ist da. Bitte überweisen Sie den Betrag und nennen Sie dabei die Nummer.',
    covered: 'Ihre Rechnung ist da. Ihr Guthaben deckt sie: Sie müssen nichts überweisen.',
    number: 'Nummer',
    amount: 'Betrag',
    until: 'Zahlbar bis',
    action: 'PDF und E-Rechnung (XML) ansehen',
  },
  en: {
    subject: 'Your invoice',
    lead: 'Your invoice is ready. Please transfer the amount and state the number.',
    covered: 'Your invoice is ready. Your credit covers it: there is nothing to transfer.',
    number: 'Number',
    amount: 'Amount',
    until: 'Due by',
    action: 'See the files',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The mail that brings an invoice: the files wait behind the sign-in. */
export function invoiceMail(
  language: Language,
  { number = '', dueCents, currency, dueOn }: Pick<InvoiceDocument, 'number' | 'dueCents' | 'currency' | 'dueOn'>,
  link: string,
): Letter {
  const said = words[language];
  return {
    language,
    subject: `${said.subject} ${number}`,
    page: {
      heading: `${said.subject} ${number}`,
      lead: [dueCents > 0 ? said.lead : said.covered],
      facts: [
        [said.number, number],
        [said.amount, writtenMoney(dueCents, currency, language)],
        ...(dueOn === undefined ? [] : [[said.until, writtenDay(dueOn, language)] as const]),
      ],
      action: { label: said.action, url: link },
    },
  };
}

/** For the bell. */
export const invoiceSaid = (language: Language, { number = '', dueCents, currency }: InvoiceDocument): string =>
  language === 'de'
    ? `Ihre Rechnung ${number} über ${writtenMoney(dueCents, currency, language)} ist da.`
    : `Your invoice ${number} for ${writtenMoney(dueCents, currency, language)} is ready.`;
