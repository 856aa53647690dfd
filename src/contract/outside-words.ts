import type { RefusalCode } from './refusals.ts';
import type { Language } from './words.ts';

/** What the browser says by itself where no door of ours has answered. */
export const outsideWords = {
  de: {
    unauthenticated: 'Bitte melden Sie sich an.',
    not_found: 'Das gibt es hier nicht (mehr).',
    too_large: 'Die Anfrage ist zu groß.',
    unsupported_type: 'Dieses Format wird nicht angenommen.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  en: {
    unauthenticated: 'Please sign in.',
    not_found: 'This does not exist (any more).',
    too_large: 'The request is too large.',
    unsupported_type: 'This format is not accepted.',
    unavailable: 'The service cannot be reached right now. Please try again in a moment.',
  },
} as const satisfies Record<Language, Partial<Record<RefusalCode, string>>>;

export const outsideSentence = (language: Language, code: keyof (typeof outsideWords)['de']): string =>
  outsideWords[language][code];
