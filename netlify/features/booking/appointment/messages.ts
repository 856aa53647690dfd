import { type Language, siteName } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';

const texts: Record<Language, (code: string) => string> = {
  de: (code) => `Ihr Code für ${siteName}: ${code}. Er gilt 10 Minuten. Geben Sie ihn niemandem weiter.`,
  en: (code) => `Your ${siteName} code: ${code}. It is valid for 10 minutes. Do not share it with anybody.`,
};

/** The last line is for phones, which offer the code where it is asked for, on this site alone. */
export const guestCodeText = (language: Language, code: string, siteUrl: string): string =>
  `${texts[language](code)}\n\n@${new URL(siteUrl).hostname} #${code}`;

const codeWords = {
  de: {
    subject: (code: string) => `${code} ist Ihr Code für ${siteName}`,
    heading: 'Ihr Code',
    lead: (siteUrl: string) => `mit diesem Code buchen Sie auf ${siteUrl}.`,
    figure: 'Ihr Code für die Buchung',
    rest: 'Er gilt 10 Minuten. Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  },
  en: {
    subject: (code: string) => `${code} is your ${siteName} code`,
    heading: 'Your code',
    lead: (siteUrl: string) => `With this code you book at ${siteUrl}.`,
    figure: 'Your code for the booking',
    rest: 'It is valid for 10 minutes. Do not share it with anybody. If you have not asked for it, there is nothing to do.',
  },
} as const satisfies Record<Language, unknown>;

export function guestCodeMail(language: Language, code: string, siteUrl: string): Letter {
  const { subject, heading, lead, figure, rest } = codeWords[language];
  return {
    language,
    subject: subject(code),
    page: { heading, lead: [lead(siteUrl)], figure: [figure, code], rest: [rest] },
  };
}

const visitsWords = {
  de: {
    subject: `Ihre Termine auf ${siteName}`,
    lead: (siteUrl: string) =>
      `hier finden Sie alle Termine, die Sie auf ${siteUrl} mit dieser E-Mail-Adresse ohne Konto gebucht haben.`,
    action: 'Meine Termine ansehen',
    rest: 'Der Link gilt 7 Tage. Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  },
  en: {
    subject: `Your appointments on ${siteName}`,
    lead: (siteUrl: string) =>
      `Here are all appointments that you have booked at ${siteUrl} with this e-mail address without an account.`,
    action: 'See my appointments',
    rest: 'The link is valid for 7 days. Do not share it with anybody. If you have not asked for it, there is nothing to do.',
  },
} as const satisfies Record<Language, unknown>;

export function guestVisitsMail(language: Language, url: string, siteUrl: string): Letter {
  const { subject, lead, action, rest } = visitsWords[language];
  return {
    language,
    subject,
    page: { heading: subject, lead: [lead(siteUrl)], action: { label: action, url }, rest: [rest] },
  };
}
