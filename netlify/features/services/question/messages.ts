import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

interface QuestionMail {
  name: string;
  text: string;
  link: string;
}

interface Answered {
  provider: string;
  text: string;
  link: string;
}

const words = (language: Language) => wordsIn(language).services.question;

export const receivedMail = (language: Language, { name, text, link }: QuestionMail): Letter =>
  letterOf(language, words(language).received, { values: { name: onOneLine(name) }, quote: text, url: link });

export const noticeMail = (language: Language, url: string): Letter =>
  letterOf(language, words(language).notice, { url });

/** To an address that anybody may have typed. */
export const confirmationMail = (language: Language, url: string): Letter =>
  letterOf(language, words(language).confirmation, { url });

export const answeredMail = (language: Language, { provider, text, link }: Answered): Letter =>
  letterOf(language, words(language).answered, { values: { provider: onOneLine(provider) }, quote: text, url: link });
