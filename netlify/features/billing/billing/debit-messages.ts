import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { counted, filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { writtenMoney } from '../../../invoice/index.ts';
import type { Operator } from './bill-rules.ts';

type Creditor = Pick<Operator, 'name' | 'street' | 'zip' | 'city'> & { creditorId: string };

const words = (language: Language) => wordsIn(language).billing.billing.mandate;

/** The text that somebody agrees to: the wording of the European Payments Council for recurrent payments (EPC012-22). */
export function mandateText(language: Language, creditor: Creditor, noticeDays: number): string {
  const { name, street, zip, city, creditorId } = creditor;
  const { text, notice } = words(language);
  const paragraphs = text.map((paragraph) => filled(paragraph, { name, street, zip, city, creditorId }));
  return [...paragraphs, counted(notice, noticeDays)].join('\n\n');
}

interface Mandate {
  reference: string;
  creditorId: string;
  accountEnd: string;
  text: string;
}

/** The copy of the mandate. Its holder is left out: a mail to an address that nobody has confirmed carries no typed words. */
export const mandateGivenMail = (
  language: Language,
  { reference, creditorId, accountEnd, text }: Mandate,
  link: string,
): Letter =>
  letterOf(language, words(language).given, {
    facts: { reference, creditorId, account: accountEnd },
    next: text.split('\n\n'),
    url: link,
  });

export interface OpenDebit {
  number: string;
  openMinor: number;
}

export function mandateWithdrawnMail(
  language: Language,
  { reference, open, operator }: { reference: string; open: readonly OpenDebit[]; operator: Operator | undefined },
  link: string,
): Letter {
  const { withdrawn } = words(language);
  const owed = operator === undefined ? [] : open;
  const to = owed.length > 0 ? operator : undefined;
  return letterOf(language, withdrawn, {
    lead: [withdrawn.lead, ...(to === undefined ? [] : [withdrawn.open])],
    facts: {
      open: owed.map(({ number, openMinor }) => [number, writtenMoney(openMinor, 'EUR', language)]),
      to: to?.iban,
      payee: to?.holder,
      reference,
    },
    url: link,
  });
}
