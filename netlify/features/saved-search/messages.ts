import type { Language } from '../../../src/contract/words.ts';

interface Letter {
  subject: string;
  text: string;
}

/** Without the search's name: what a stranger types must not be sent to other people's addresses. */
const confirmation: Record<Language, (siteUrl: string, link: string) => Letter> = {
  de: (siteUrl, link) => ({
    subject: 'Bitte bestätigen Sie Ihre gespeicherte Suche',
    text: `Guten Tag,

auf ${siteUrl} wurde für diese E-Mail-Adresse eine Immobiliensuche gespeichert. Wenn Sie über neue und günstigere Angebote informiert werden möchten, bestätigen Sie das bitte mit diesem Link:

${link}

Der Link ist 7 Tage gültig. Wenn Sie keine Suche gespeichert haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird sie gelöscht, und Sie erhalten keine weiteren E-Mails.

Freundliche Grüße
`,
  }),
  en: (siteUrl, link) => ({
    subject: 'Please confirm your saved search',
    text: `Hello,

a property search was saved for this e-mail address at ${siteUrl}. If you would like to hear of new and cheaper listings, please confirm with this link:

${link}

The link is valid for 7 days. If you did not save a search, there is nothing you need to do: without your confirmation it is deleted, and you get no more mails.

Kind regards
`,
  }),
};

export const confirmationMail = (language: Language, siteUrl: string, link: string): Letter =>
  confirmation[language](siteUrl, link);
