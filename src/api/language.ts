import i18next from 'i18next';
import type { Language } from '../contract/words.ts';

/** The language in which the server and the contract's schemas are to answer. */
export const currentLanguage = (): Language => (i18next.language === 'de' ? 'de' : 'en');
