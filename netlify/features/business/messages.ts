import { type Language, siteName } from '../../../src/contract/words.ts';

interface Words {
  subject: string;
  text: (link: string) => string;
}

/** Names neither the old account nor the new one: a mail may be read by others. */
const bankChanged: Record<Language, Words> = {
  de: {
    subject: 'Ihre Bankverbindung wurde geändert',
    text: (link) => `Guten Tag,

in Ihrem Konto bei ${siteName} wurde die Bankverbindung geändert. Dort können Sie sie ansehen:

${link}

Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und schreiben Sie uns.

Freundliche Grüße
${siteName}
`,
  },
  en: {
    subject: 'Your bank details were changed',
    text: (link) => `Hello,

The bank details of your account at ${siteName} were changed. You can see them here:

${link}

If this was not you, please change your password at once and write to us.

Kind regards,
${siteName}
`,
  },
};

export const bankChangedMail = (language: Language, link: string): { subject: string; text: string } => ({
  subject: bankChanged[language].subject,
  text: bankChanged[language].text(link),
});
