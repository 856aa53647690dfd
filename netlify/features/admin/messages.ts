import { type Language, siteName } from '../../../src/contract/words.ts';

interface Letter {
  subject: string;
  text: string;
}

const words: Record<Language, (siteUrl: string, link: string) => Letter> = {
  de: (siteUrl, link) => ({
    subject: 'Ihr Zugang zur Verwaltung',
    text: `Guten Tag,

Sie verwalten jetzt ${siteUrl}. Legen Sie hier Ihr Passwort fest:

${link}

Der Link gilt eine Stunde und kann einmal verwendet werden. Danach melden Sie sich mit dieser E-Mail-Adresse an.

Freundliche Grüße
${siteName}
`,
  }),
  en: (siteUrl, link) => ({
    subject: 'Your access to the administration',
    text: `Hello,

You now administer ${siteUrl}. Set your password here:

${link}

The link is valid for one hour and works once. After that, sign in with this e-mail address.

Kind regards,
${siteName}
`,
  }),
};

export const adminMail = (language: Language, siteUrl: string, link: string): Letter => words[language](siteUrl, link);
