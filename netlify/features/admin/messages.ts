import type { HeldAccount } from '../../../src/contract/admin.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import { quoted } from '../inquiry/rules.ts';

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

interface Suspension {
  reason: string;
  basis: NonNullable<HeldAccount['basis']>;
  /** The contact form. */
  link: string;
}

const suspended: Record<Language, (suspension: Suspension) => Letter> = {
  de: ({ reason, basis, link }) => ({
    subject: 'Ihr Konto ist gesperrt',
    text: `Guten Tag,

wir haben Ihr Konto gesperrt. Ein Mensch hat das entschieden, kein Programm. Der Grund:

${quoted(reason)}

${basis === 'law' ? 'Dazu verpflichtet uns das Gesetz.' : 'Das verstößt gegen unsere Nutzungsbedingungen.'}

Sie sind abgemeldet, und was Sie veröffentlicht haben, ist nicht mehr zu sehen. Ihre kommenden Termine sind abgesagt; die andere Seite weiß Bescheid. Gelöscht ist nichts.

Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  en: ({ reason, basis, link }) => ({
    subject: 'Your account is suspended',
    text: `Hello,

We have suspended your account. A person has decided this, not a program. The reason:

${quoted(reason)}

${basis === 'law' ? 'The law obliges us to.' : 'This breaks our terms of use.'}

You are signed out, and nothing that you have published can be seen any more. Your coming appointments are cancelled; the other side has been told. Nothing has been deleted.

If you see this differently, write to us with the contact form:

${link}

Kind regards,
${siteName}
`,
  }),
};

export const suspendedMail = (language: Language, suspension: Suspension): Letter => suspended[language](suspension);

const lifted: Record<Language, (siteUrl: string) => Letter> = {
  de: (siteUrl) => ({
    subject: 'Ihr Konto ist wieder frei',
    text: `Guten Tag,

die Sperre Ihres Kontos ist aufgehoben. Sie können sich wieder anmelden, und was veröffentlicht war, ist wieder zu sehen. Abgesagte Termine bleiben abgesagt.

${siteUrl}

Freundliche Grüße
${siteName}
`,
  }),
  en: (siteUrl) => ({
    subject: 'Your account is no longer suspended',
    text: `Hello,

Your account is no longer suspended. You can sign in again, and what was published can be seen again. Cancelled appointments stay cancelled.

${siteUrl}

Kind regards,
${siteName}
`,
  }),
};

export const liftedMail = (language: Language, siteUrl: string): Letter => lifted[language](siteUrl);
