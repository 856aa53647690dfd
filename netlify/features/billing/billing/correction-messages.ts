import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';

const words = (language: Language) => wordsIn(language).billing.billing.correction;

/** Why a commission is taken back whose visit nobody came to. It stands on the correction. */
export const noShowReason = (language: Language): string => words(language).noShow;

type Correction = Pick<InvoiceDocument, 'number' | 'grossCents' | 'currency' | 'corrects'>;

/** The mail that brings a correction: the files wait behind the sign-in. */
export const correctionMail = (
  language: Language,
  { number = '', grossCents, currency, corrects }: Correction,
  link: string,
): Letter =>
  letterOf(language, words(language), {
    values: { number },
    facts: {
      number,
      of: corrects && `${corrects.number} (${writtenDay(corrects.issuedOn, language)})`,
      reason: corrects?.reason,
      amount: writtenMoney(grossCents, currency, language),
    },
    url: link,
  });

/** For the bell. */
export const correctionSaid = (language: Language, { number = '', grossCents, currency }: Correction): string =>
  filled(words(language).said, { number, amount: writtenMoney(grossCents, currency, language) });
