import type { Language } from '../words.ts';
import { englishTerms } from './agreement-terms-english.ts';
import { germanTerms } from './agreement-terms-german.ts';
import type { TermsParts } from './agreement-versions.ts';

/** The terms of the site, each version in both languages: pages and mails show the same. */
const terms: Record<Language, Record<string, TermsParts>> = { de: germanTerms, en: englishTerms };

/** Undefined of a version that never was. */
export const termsText = (version: string, language: Language): TermsParts | undefined =>
  Object.hasOwn(terms[language], version) ? terms[language][version] : undefined;
