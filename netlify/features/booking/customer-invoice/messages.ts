import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

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
  const { facts, action, rest, [kind]: words } = wordsIn(language).booking['customer-invoice'];
  return letterOf(
    language,
    { facts, action, rest, ...words },
    {
      values: { from },
      facts: {
        number,
        of: corrects?.number,
        amount: writtenMoney(dueOn === undefined ? grossCents : dueCents, currency, language),
        until: dueOn && writtenDay(dueOn, language),
      },
      url: link,
    },
  );
}
