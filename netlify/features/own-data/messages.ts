import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';

const farewell: Record<Language, (siteUrl: string, link: string) => Letter> = {
  de: (siteUrl, link) => ({
    subject: 'Ihr Konto wurde gelöscht',
    text: `Guten Tag,

Ihr Konto auf ${siteUrl} wurde gelöscht. Ihre Angaben und Bilder sind entfernt; was andere brauchen, etwa Nachrichten und vergangene Termine, bleibt dort ohne Ihren Namen.

Wenn Sie das nicht waren, schreiben Sie uns bitte:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  en: (siteUrl, link) => ({
    subject: 'Your account was deleted',
    text: `Hello,

Your account at ${siteUrl} was deleted. Your details and pictures are removed; what others need, such as messages and past appointments, stays with them without your name.

If this was not you, please write to us:

${link}

Kind regards,
${siteName}
`,
  }),
};

export const farewellMail = (language: Language, siteUrl: string, link: string): Letter =>
  farewell[language](siteUrl, link);

/** What a seller reads in place of the name. */
export const nameOfNobody = 'Deleted account';
