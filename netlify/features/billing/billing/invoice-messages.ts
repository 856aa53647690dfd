import type { Language } from '../../../../src/contract/words.ts';
import type { Fact, Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { askedCents, type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

type Mailed = Pick<
  InvoiceDocument,
  'number' | 'dueCents' | 'currency' | 'dueOn' | 'payment' | 'carried' | 'isCarriedOn'
>;

/** When it is to be paid, or the notice of its debit. */
function payFacts({ dueOn, payment }: Mailed, language: Language) {
  if (dueOn === undefined) return {};
  const day = writtenDay(dueOn, language);
  if (payment.by !== 'debit') return { until: day };
  const { accountEnd, mandate, creditorId } = payment;
  return { collected: day, account: accountEnd, mandate, creditorId };
}

interface InvoiceWay {
  link: string;
  /** A payment provider is set up, and whoever reads it can sign in. */
  isPaidOnline: boolean;
}

function wayOf({ dueCents, payment, isCarriedOn }: Mailed) {
  if (dueCents === 0) return 'covered';
  if (payment.by === 'debit') return 'debit';
  return isCarriedOn === true ? 'small' : 'transfer';
}

/** The mail that brings an invoice: the files wait behind the sign-in. */
export function invoiceMail(language: Language, invoice: Mailed, { link, isPaidOnline }: InvoiceWay): Letter {
  const { number = '', dueCents, currency, payment, carried = [] } = invoice;
  const words = wordsIn(language).billing.billing.invoice;
  const money = (cents: number): string => writtenMoney(cents, currency, language);
  return letterOf(language, words, {
    values: { number },
    lead: [words.leads[wayOf(invoice)]],
    facts: {
      number,
      amount: money(dueCents),
      // Sums carried over from earlier invoices that were too small to collect.
      carried: carried.map((one): Fact => [filled(words.carried, { number: one.number }), money(one.cents)]),
      together: carried.length === 0 ? null : money(askedCents(invoice)),
      ...payFacts(invoice, language),
    },
    next: isPaidOnline && payment.by === 'transfer' && dueCents > 0 ? [words.online] : [],
    url: link,
  });
}

/** For the bell. */
export const invoiceSaid = (language: Language, { dueCents, currency }: InvoiceDocument): string =>
  filled(wordsIn(language).billing.billing.invoice.said, { amount: writtenMoney(dueCents, currency, language) });
