import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';
import type { Operator } from './bill-rules.ts';
import type { ReturnReason } from './collecting-rules.ts';

const german = {
  later: (number: string) => `Rechnung ${number}: neuer Tag der Lastschrift`,
  laterLead: (day: string) => `wir ziehen den Betrag dieser Rechnung später ein als angekündigt, am ${day}.`,
  returned: (number: string) => `Lastschrift zu Rechnung ${number} kam zurück`,
  returnedLead: 'Ihre Bank hat unsere Lastschrift zurückgegeben. Bitte überweisen Sie den Betrag.',
  reason: {
    account: 'Von dem Konto kann nicht eingezogen werden.',
    funds: 'Das Konto war nicht gedeckt.',
    refused: 'Der Lastschrift wurde widersprochen.',
    unknown: undefined,
  } satisfies Record<ReturnReason, string | undefined>,
  ended: 'Ihr SEPA-Mandat ist damit beendet. Wir ziehen nichts mehr ein, bis Sie ein neues erteilen.',
  number: 'Nummer',
  amount: 'Betrag',
  collected: 'Einzug am',
  account: 'Auf das Konto',
  holder: 'Inhaber',
  action: 'Rechnungen ansehen',
};

const english: typeof german = {
  later: (number) => `Invoice ${number}: another day of its debit`,
  laterLead: (day) => `We collect the amount of this invoice later than announced, on ${day}.`,
  returned: (number) => `The debit of invoice ${number} came back`,
  returnedLead: 'Your bank has returned our direct debit. Please transfer the amount.',
  reason: {
    account: 'Nothing can be collected from the account.',
    funds: 'The account did not have enough money.',
    refused: 'The debit was refused.',
    unknown: undefined,
  },
  ended: 'This ends your SEPA mandate. We collect nothing any more until you give a new one.',
  number: 'Number',
  amount: 'Amount',
  collected: 'Collected on',
  account: 'To the account',
  holder: 'Holder',
  action: 'See the invoices',
};

const words: Record<Language, typeof german> = { de: german, en: english };

interface Debited {
  document: Pick<InvoiceDocument, 'number' | 'currency'>;
  amountMinor: number;
}

/** A debit whose day is later than its invoice has announced. */
export function debitLaterMail(
  language: Language,
  { document: { number = '', currency }, amountMinor, collectedOn }: Debited & { collectedOn: string },
  link: string,
): Letter {
  const said = words[language];
  const day = writtenDay(collectedOn, language);
  return {
    language,
    subject: said.later(number),
    page: {
      heading: said.later(number),
      lead: [said.laterLead(day)],
      facts: [
        [said.number, number],
        [said.amount, writtenMoney(amountMinor, currency, language)],
        [said.collected, day],
      ],
      action: { label: said.action, url: link },
    },
  };
}

export interface Returned extends Debited {
  reason: ReturnReason;
  isMandateEnded: boolean;
  /** Undefined where nobody issues invoices any more. */
  operator: Pick<Operator, 'iban' | 'holder'> | undefined;
}

export function debitReturnedMail(language: Language, returned: Returned, link: string): Letter {
  const { document, amountMinor, reason, isMandateEnded, operator } = returned;
  const { number = '', currency } = document;
  const said = words[language];
  const why = said.reason[reason];
  return {
    language,
    subject: said.returned(number),
    page: {
      heading: said.returned(number),
      lead: [said.returnedLead, ...(why === undefined ? [] : [why])],
      facts: [
        [said.number, number],
        [said.amount, writtenMoney(amountMinor, currency, language)],
        ...(operator === undefined
          ? []
          : ([
              [said.account, operator.iban],
              [said.holder, operator.holder],
            ] as const)),
      ],
      ...(isMandateEnded ? { next: [said.ended] } : {}),
      action: { label: said.action, url: link },
    },
  };
}

/** For the bell. */
export const debitReturnedSaid = (language: Language, { document: { number = '' } }: Returned): string =>
  language === 'de'
    ? `Die Lastschrift zu Rechnung ${number} kam zurück. Bitte überweisen Sie den Betrag.`
    : `The debit of invoice ${number} came back. Please transfer the amount.`;
