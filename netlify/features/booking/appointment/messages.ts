import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

export function guestCodeMail(language: Language, code: string, siteUrl: string): Letter {
  const words = wordsIn(language).booking.appointment.code;
  return letterOf(language, words, { values: { code, siteUrl }, figure: [words.figure, code] });
}

export const guestVisitsMail = (language: Language, url: string, siteUrl: string): Letter =>
  letterOf(language, wordsIn(language).booking.appointment.visits, { values: { siteUrl }, url });
