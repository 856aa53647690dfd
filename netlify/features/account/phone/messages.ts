import type { Language } from '../../../../src/contract/words.ts';
import { filled, wordsIn } from '../../../ground/words.ts';

/** The last line is for phones, which offer the code where it is asked for, on this site alone. */
export const codeText = (language: Language, code: string, siteUrl: string): string =>
  `${filled(wordsIn(language).account.phone.code, { code })}\n\n@${new URL(siteUrl).hostname} #${code}`;
