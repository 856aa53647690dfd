import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';

interface Invitation {
  /** The name of the business, with everything removed that could be a link. */
  name: string;
  /** The last visit and the consent, as days of the business. */
  last: string | null;
  agreed: string;
  /** To the free times, and to the page that ends the invitations. */
  bookLink: string;
  recallLink: string;
}

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** `3. März 2027` on the clock of the business. */
export const dayWords = (language: Language, instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString(locale[language], { timeZone, dateStyle: 'long' });

export function recallMail(language: Language, { name, last, agreed, bookLink, recallLink }: Invitation): Letter {
  const words = wordsIn(language).booking.client.recall;
  return letterOf(language, words, {
    values: { name, agreed, last: last ?? '' },
    ...(last === null ? { lead: [filled(words.first, { name })] } : {}),
    url: bookLink,
    links: [{ label: words.end, url: recallLink }],
  });
}

/** Its one link leads to the free times and to the end of the invitations. */
export const recallText = (language: Language, { name, recallLink }: Pick<Invitation, 'name' | 'recallLink'>): string =>
  `${filled(wordsIn(language).booking.client.recall.text, { name })}\n${recallLink}`;
