import { type Language, siteName } from '../../../src/contract/words.ts';

interface Letter {
  subject: string;
  text: string;
}

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

interface Cancelled {
  service: string;
  /** Where other providers are found. */
  link: string;
  startsAt: string;
  timeZone: string;
}

const moment = (language: Language, { startsAt, timeZone }: Cancelled): string =>
  new Date(startsAt).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });

const cancelled: Record<Language, (said: Cancelled, siteUrl: string) => Letter> = {
  de: (said, siteUrl) => ({
    subject: `Abgesagt: ${said.service}`,
    text: `Guten Tag,

dieser Termin findet nicht statt, weil die andere Seite ihr Konto auf ${siteUrl} gelöscht hat:

${said.service}
${moment('de', said)}

Andere Dienstleister finden Sie hier:

${said.link}

Freundliche Grüße
${siteName}
`,
  }),
  en: (said, siteUrl) => ({
    subject: `Cancelled: ${said.service}`,
    text: `Hello,

This appointment will not take place, because the other side has deleted their account at ${siteUrl}:

${said.service}
${moment('en', said)}

You can find other providers here:

${said.link}

Kind regards,
${siteName}
`,
  }),
};

export const cancelledMail = (language: Language, siteUrl: string, said: Cancelled): Letter =>
  cancelled[language]({ ...said, service: said.service.replaceAll(/\s+/g, ' ') }, siteUrl);

/** What a seller reads in place of the name. */
export const nameOfNobody = 'Deleted account';
