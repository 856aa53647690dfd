import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { writtenMoney } from '../../../invoice/index.ts';
import type { Operator } from './bill-rules.ts';

type Creditor = Pick<Operator, 'name' | 'street' | 'zip' | 'city'> & { creditorId: string };

/** The text that somebody agrees to: the wording of the European Payments Council for recurrent payments (EPC012-22). */
export function mandateText(
  language: Language,
  { name, street, zip, city, creditorId }: Creditor,
  noticeDays: number,
): string {
  const paragraphs =
    language === 'de'
      ? [
          `SEPA-Lastschriftmandat für wiederkehrende Zahlungen\nGläubiger: ${name}, ${street}, ${zip} ${city}\nGläubiger-ID: ${creditorId}\nMandatsreferenz: kommt mit der Bestätigung`,
          `Ich ermächtige ${name}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${name} auf mein Konto gezogenen Lastschriften einzulösen.`,
          'Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
          noticeDays === 1
            ? 'Betrag und Tag jeder Lastschrift stehen auf der Rechnung, die mindestens einen Tag vorher per E-Mail kommt.'
            : `Betrag und Tag jeder Lastschrift stehen auf der Rechnung, die mindestens ${noticeDays} Tage vorher per E-Mail kommt.`,
        ]
      : [
          `SEPA Direct Debit mandate for recurrent payments\nCreditor: ${name}, ${street}, ${zip} ${city}\nCreditor identifier: ${creditorId}\nMandate reference: comes with the confirmation`,
          `By signing this mandate form, I authorise ${name} to send instructions to my bank to debit my account and my bank to debit my account in accordance with the instructions from ${name}.`,
          'As part of my rights, I am entitled to a refund from my bank under the terms and conditions of my agreement with my bank. A refund must be claimed within eight weeks starting from the date on which my account was debited.',
          noticeDays === 1
            ? 'Amount and day of each debit stand on the invoice, which is mailed at least one day before.'
            : `Amount and day of each debit stand on the invoice, which is mailed at least ${noticeDays} days before.`,
        ];
  return paragraphs.join('\n\n');
}

const german = {
  given: 'Ihr SEPA-Mandat',
  givenLead:
    'Sie haben uns ein SEPA-Mandat erteilt. Unsere nächsten Rechnungen ziehen wir von Ihrem Konto ein; Betrag und Tag stehen vorher auf der Rechnung.',
  withdrawn: 'Ihr SEPA-Mandat ist beendet',
  withdrawnLead: 'Sie haben Ihr SEPA-Mandat widerrufen. Wir ziehen nichts mehr ein.',
  open: 'Diese Rechnungen überweisen Sie bitte, weil sie noch nicht eingezogen sind:',
  reference: 'Mandatsreferenz',
  creditorId: 'Gläubiger-ID',
  account: 'Konto endet auf',
  to: 'Auf das Konto',
  payee: 'Inhaber',
  others: 'Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und schreiben Sie uns.',
  action: 'Rechnungen ansehen',
};

const english: typeof german = {
  given: 'Your SEPA mandate',
  givenLead:
    'You have given us a SEPA mandate. We collect our next invoices from your account; amount and day stand on the invoice beforehand.',
  withdrawn: 'Your SEPA mandate has ended',
  withdrawnLead: 'You have withdrawn your SEPA mandate. We collect nothing any more.',
  open: 'Please transfer these invoices, because they have not been collected yet:',
  reference: 'Mandate reference',
  creditorId: 'Creditor identifier',
  account: 'Account ends with',
  to: 'To the account',
  payee: 'Holder',
  others: 'If this was not you, please change your password at once and write to us.',
  action: 'See the invoices',
};

const words: Record<Language, typeof german> = { de: german, en: english };

interface Mandate {
  reference: string;
  creditorId: string;
  accountEnd: string;
  text: string;
}

/** The copy of the mandate. Its holder is left out: a mail to an address that nobody has confirmed carries no typed words. */
export function mandateGivenMail(language: Language, mandate: Mandate, link: string): Letter {
  const said = words[language];
  return {
    language,
    subject: said.given,
    page: {
      heading: said.given,
      lead: [said.givenLead],
      facts: [
        [said.reference, mandate.reference],
        [said.creditorId, mandate.creditorId],
        [said.account, mandate.accountEnd],
      ],
      next: mandate.text.split('\n\n'),
      action: { label: said.action, url: link },
      rest: [said.others],
    },
  };
}

export interface OpenDebit {
  number: string;
  openMinor: number;
}

export function mandateWithdrawnMail(
  language: Language,
  { reference, open, operator }: { reference: string; open: readonly OpenDebit[]; operator: Operator | undefined },
  link: string,
): Letter {
  const said = words[language];
  const isOwed = open.length > 0 && operator !== undefined;
  return {
    language,
    subject: said.withdrawn,
    page: {
      heading: said.withdrawn,
      lead: [said.withdrawnLead, ...(isOwed ? [said.open] : [])],
      facts: [
        ...(isOwed
          ? [
              ...open.map(({ number, openMinor }) => [number, writtenMoney(openMinor, 'EUR', language)] as const),
              [said.to, operator.iban] as const,
              [said.payee, operator.holder] as const,
            ]
          : []),
        [said.reference, reference],
      ],
      action: { label: said.action, url: link },
    },
  };
}
