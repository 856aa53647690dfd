import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';

/** Without the search's name: what a stranger types must not be sent to other people's addresses. */
const confirmation: Record<Language, (siteUrl: string, link: string) => Letter> = {
  de: (siteUrl, link) => ({
    subject: 'Bitte bestätigen Sie Ihre gespeicherte Suche',
    text: `Guten Tag,

auf ${siteUrl} wurde für diese E-Mail-Adresse eine Immobiliensuche gespeichert. Wenn Sie über neue und günstiger gewordene Inserate informiert werden möchten, bestätigen Sie das bitte mit diesem Link:

${link}

Der Link ist 7 Tage gültig. Wenn Sie keine Suche gespeichert haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird sie gelöscht, und Sie erhalten keine weiteren E-Mails.

Freundliche Grüße
${siteName}
`,
  }),
  en: (siteUrl, link) => ({
    subject: 'Please confirm your saved search',
    text: `Hello,

A property search was saved for this e-mail address at ${siteUrl}. If you would like to hear about new and cheaper listings, please confirm with this link:

${link}

The link is valid for 7 days. If you did not save a search, there is nothing you need to do: without your confirmation it will be deleted, and you will get no more e-mails.

Kind regards,
${siteName}
`,
  }),
};

export const confirmationMail = (language: Language, siteUrl: string, link: string): Letter =>
  confirmation[language](siteUrl, link);
