import type { HeldAccount } from '../../../src/contract/admin.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { quoted } from '../../ground/mail-text.ts';
import type { EndedVisit } from '../appointment/ending-actions.ts';

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
  /** What lay ahead and is cancelled. */
  visits: readonly Pick<EndedVisit, 'startsAt' | 'timeZone' | 'other' | 'phone' | 'isTold'>[];
  /** The contact form. */
  link: string;
}

const locales = { de: 'de', en: 'en-US' } as const;

const visitLine = (language: Language, { startsAt, timeZone, other, phone }: Suspension['visits'][number]): string => {
  const written = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `- ${written.format(new Date(startsAt))}: ${[other, phone].filter((part) => part !== null).join(', ')}`;
};

const visitWords: Record<Language, { told: string; untold: string; none: string }> = {
  de: {
    told: 'Diese Termine sind abgesagt, und die andere Seite weiß Bescheid:',
    untold:
      'Diese Termine sind abgesagt, aber die andere Seite konnten wir nicht erreichen. Bitte sagen Sie selbst ab:',
    none: 'Termine lagen keine vor Ihnen.',
  },
  en: {
    told: 'These appointments are cancelled, and the other side has been told:',
    untold: 'These appointments are cancelled, but we could not reach the other side. Please tell them yourself:',
    none: 'You had no appointments ahead.',
  },
};

/** Says of each visit whether the other side was told, earliest first. */
function visitsSaid(language: Language, visits: Suspension['visits']): string {
  const { told, untold, none } = visitWords[language];
  const sorted = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const listed = (title: string, some: Suspension['visits']): string[] =>
    some.length === 0 ? [] : [`${title}\n${some.map((visit) => visitLine(language, visit)).join('\n')}`];
  const said = [
    ...listed(
      told,
      sorted.filter(({ isTold }) => isTold),
    ),
    ...listed(
      untold,
      sorted.filter(({ isTold }) => !isTold),
    ),
  ];
  return said.length === 0 ? none : said.join('\n\n');
}

const suspended: Record<Language, (suspension: Suspension) => Letter> = {
  de: ({ reason, basis, visits, link }) => ({
    subject: 'Ihr Konto ist gesperrt',
    text: `Guten Tag,

wir haben Ihr Konto gesperrt. Ein Mensch hat das entschieden, kein Programm. Der Grund:

${quoted(reason)}

${basis === 'law' ? 'Dazu verpflichtet uns das Gesetz.' : 'Das verstößt gegen unsere Nutzungsbedingungen.'}

Sie sind abgemeldet, und was Sie veröffentlicht haben, ist nicht mehr zu sehen. Gelöscht ist nichts.

${visitsSaid('de', visits)}

Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  en: ({ reason, basis, visits, link }) => ({
    subject: 'Your account is suspended',
    text: `Hello,

We have suspended your account. A person has decided this, not a program. The reason:

${quoted(reason)}

${basis === 'law' ? 'The law obliges us to.' : 'This breaks our terms of use.'}

You are signed out, and nothing that you have published can be seen any more. Nothing has been deleted.

${visitsSaid('en', visits)}

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
