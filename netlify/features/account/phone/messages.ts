import { type Language, siteName } from '../../../../src/contract/words.ts';

const texts: Record<Language, (code: string) => string> = {
  de: (code) => `Ihr Code für ${siteName}: ${code}. Er gilt 10 Minuten. Geben Sie ihn niemandem weiter.`,
  en: (code) => `Your ${siteName} code: ${code}. It is valid for 10 minutes. Do not share it with anybody.`,
};

/** The last line is for phones, which offer the code where it is asked for, on this site alone. */
export const codeText = (language: Language, code: string, siteUrl: string): string =>
  `${texts[language](code)}\n\n@${new URL(siteUrl).hostname} #${code}`;
