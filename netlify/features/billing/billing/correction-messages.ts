import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

const words = {
  de: {
    subject: 'Ihre Rechnungskorrektur',
    lead: 'Wir haben Posten einer Rechnung zurückgenommen. Der Betrag wird mit offenen Rechnungen verrechnet oder zurückgezahlt.',
    number: 'Nummer',
    of: 'Zu Rechnung',
    amount: 'Betrag',
    reason: 'Grund',
    action: 'Dateien ansehen',
    noShow: 'Der Kunde ist nicht zum Termin gekommen.',
  },
  en: {
    subject: 'Your invoice correction',
    lead: 'We have taken lines of an invoice back. The amount is set off against open invoices or paid back.',
    number: 'Number',
    of: 'Of invoice',
    amount: 'Amount',
    reason: 'Reason',
    action: 'See the files',
    noShow: 'The customer did not come to the visit.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Why a commission is taken back whose visit nobody came to. It stands on the correction. */
export const noShowReason = (language: Language): string => words[language].noShow;

type Correction = Pick<InvoiceDocument, 'number' | 'grossCents' | 'currency' | 'corrects'>;

/** The mail that brings a correction: the files wait behind the sign-in. */
export function correctionMail(
  language: Language,
  { number = '', grossCents, currency, corrects }: Correction,
  link: string,
): Letter {
  const said = words[language];
  return {
    language,
    subject: `${said.subject} ${number}`,
    page: {
      heading: `${said.subject} ${number}`,
      lead: [said.lead],
      facts: [
        [said.number, number],
        ...(corrects === undefined
          ? []
          : [
              [said.of, `${corrects.number} (${writtenDay(corrects.issuedOn, language)})`] as const,
              [said.reason, corrects.reason] as const,
            ]),
        [said.amount, writtenMoney(grossCents, currency, language)],
      ],
      action: { label: said.action, url: link },
    },
  };
}

/** For the bell. */
export const correctionSaid = (language: Language, { number = '', grossCents, currency }: Correction): string =>
  language === 'de'
    ? `Eine Korrektur Ihrer Rechnung, ${number} über ${writtenMoney(grossCents, currency, language)}, ist da.`
    : `A correction of your invoice, ${number} for ${writtenMoney(grossCents, currency, language)}, is ready.`;
