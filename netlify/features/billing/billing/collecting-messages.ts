import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';
import type { Operator } from './bill-rules.ts';
import type { ReturnReason } from './collecting-rules.ts';

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
  const day = writtenDay(collectedOn, language);
  return letterOf(language, wordsIn(language).billing.billing.debitLater, {
    values: { number, day },
    facts: { number, amount: writtenMoney(amountMinor, currency, language), collected: day },
    url: link,
  });
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
  const words = wordsIn(language).billing.billing.debitReturned;
  return letterOf(language, words, {
    values: { number },
    lead: [words.lead, ...(reason === 'unknown' ? [] : [words.reasons[reason]])],
    facts: {
      number,
      amount: writtenMoney(amountMinor, currency, language),
      account: operator?.iban,
      holder: operator?.holder,
    },
    next: isMandateEnded ? [words.ended] : [],
    url: link,
  });
}

/** For the bell. */
export const debitReturnedSaid = (language: Language, { document: { number = '' } }: Returned): string =>
  filled(wordsIn(language).billing.billing.debitReturned.said, { number });
