import { type Language, siteName } from '../../../src/contract/words.ts';

const texts: Record<Language, (code: string) => string> = {
  de: (code) => `Ihr Code für ${siteName}: ${code}. Er gilt 10 Minuten. Geben Sie ihn niemandem weiter.`,
  en: (code) => `Your ${siteName} code: ${code}. It is valid for 10 minutes. Do not share it with anybody.`,
};

/** The last line is for phones, which offer the code where it is asked for, on this site alone. */
export const guestCodeText = (language: Language, code: string, siteUrl: string): string =>
  `${texts[language](code)}\n\n@${new URL(siteUrl).hostname} #${code}`;

const mails: Record<Language, (code: string, siteUrl: string) => { subject: string; text: string }> = {
  de: (code, siteUrl) => ({
    subject: `${code} ist Ihr Code für ${siteName}`,
    text: `Guten Tag,

Ihr Code für die Buchung: ${code}

Er gilt 10 Minuten. Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.

Freundliche Grüße
${siteName}
${siteUrl}
`,
  }),
  en: (code, siteUrl) => ({
    subject: `${code} is your ${siteName} code`,
    text: `Hello,

Your code for the booking: ${code}

It is valid for 10 minutes. Do not share it with anybody. If you have not asked for it, there is nothing to do.

Kind regards,
${siteName}
${siteUrl}
`,
  }),
};

export const guestCodeMail = (language: Language, code: string, siteUrl: string): { subject: string; text: string } =>
  mails[language](code, siteUrl);

const visitsMails: Record<Language, (link: string, siteUrl: string) => { subject: string; text: string }> = {
  de: (link, siteUrl) => ({
    subject: `Ihre Termine auf ${siteName}`,
    text: `Guten Tag,

hier finden Sie alle Termine, die Sie mit dieser E-Mail-Adresse ohne Konto gebucht haben:
${link}

Der Link gilt 7 Tage. Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.

Freundliche Grüße
${siteName}
${siteUrl}
`,
  }),
  en: (link, siteUrl) => ({
    subject: `Your appointments on ${siteName}`,
    text: `Hello,

Here are all appointments that you have booked with this e-mail address without an account:
${link}

The link is valid for 7 days. Do not share it with anybody. If you have not asked for it, there is nothing to do.

Kind regards,
${siteName}
${siteUrl}
`,
  }),
};

export const guestVisitsMail = (language: Language, link: string, siteUrl: string): { subject: string; text: string } =>
  visitsMails[language](link, siteUrl);
