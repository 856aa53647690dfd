import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { writtenDay } from '../../../invoice/index.ts';

interface ChangedTerms {
  /** `YYYY-MM-DD` */
  from: string;
  changes: string;
  link: string;
  /** The address of the page on which one deletes the account. */
  endingLink: string;
}

export const changedTermsMail = (language: Language, { from, changes, link, endingLink }: ChangedTerms): Letter =>
  letterOf(language, wordsIn(language).account.agreement.changedTerms, {
    values: { day: writtenDay(from, language), link: endingLink },
    facts: { changes },
    url: link,
  });

const rung = (from: string, language: Language): string =>
  filled(wordsIn(language).account.agreement.changedTermsRung, { day: writtenDay(from, language) });

/** The notification beside the mail. */
export const changedTermsRung = (from: string): Record<Language, string> => ({
  de: rung(from, 'de'),
  en: rung(from, 'en'),
});
