import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

export const farewellMail = (language: Language, siteUrl: string, url: string): Letter =>
  letterOf(language, wordsIn(language).admin['own-data'].farewell, { values: { siteUrl }, url });

/** What is read in place of the name, in the language of the strand. */
export const namesOfNobody = { seller: 'Deleted account', provider: 'Gelöschtes Konto' } as const;
