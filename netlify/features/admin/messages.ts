import type { SuspensionBasis } from '../../../src/contract/admin.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine } from '../../ground/mail-text.ts';
import type { EndedVisit } from '../appointment/ending-actions.ts';

const access: Record<Language, { subject: string; lead: (siteUrl: string) => string; action: string; rest: string }> = {
  de: {
    subject: 'Ihr Zugang zur Verwaltung',
    lead: (siteUrl) => `Sie verwalten jetzt ${siteUrl}. Dazu brauchen Sie ein Passwort.`,
    action: 'Passwort festlegen',
    rest: 'Der Link gilt eine Stunde und kann einmal verwendet werden. Danach melden Sie sich mit dieser E-Mail-Adresse an.',
  },
  en: {
    subject: 'Your access to the administration',
    lead: (siteUrl) => `You now administer ${siteUrl}. For that you need a password.`,
    action: 'Set your password',
    rest: 'The link is valid for one hour and works once. After that, sign in with this e-mail address.',
  },
};

export function adminMail(language: Language, siteUrl: string, url: string): Letter {
  const { subject, lead, action, rest } = access[language];
  return {
    language,
    subject,
    page: { heading: subject, lead: [lead(siteUrl)], action: { label: action, url }, rest: [rest] },
  };
}

interface Suspension {
  reason: string;
  basis: SuspensionBasis;
  /** What lay ahead and is cancelled. */
  visits: readonly Pick<EndedVisit, 'startsAt' | 'timeZone' | 'other' | 'phone' | 'isTold'>[];
  /** The contact form. */
  link: string;
}

const locales = { de: 'de', en: 'en-US' } as const;

const visitLine = (language: Language, { startsAt, timeZone, other, phone }: Suspension['visits'][number]): string => {
  const written = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `- ${written.format(new Date(startsAt))}: ${[other, phone].flatMap((part) => (part === null ? [] : [onOneLine(part)])).join(', ')}`;
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
function visitsSaid(language: Language, visits: Suspension['visits']): string[] {
  const { told, untold, none } = visitWords[language];
  const sorted = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const listed = (title: string, some: Suspension['visits']): string[] =>
    some.length === 0 ? [] : [[title, ...some.map((visit) => visitLine(language, visit))].join('\n')];
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
  return said.length === 0 ? [none] : said;
}

const suspendedWords = {
  de: {
    subject: 'Ihr Konto ist gesperrt',
    lead: 'wir haben Ihr Konto gesperrt. Ein Mensch hat das entschieden, kein Programm. Der Grund:',
    law: 'Dazu verpflichtet uns das Gesetz.',
    terms: 'Das verstößt gegen unsere Nutzungsbedingungen.',
    next: 'Sie sind abgemeldet, und was Sie veröffentlicht haben, ist nicht mehr zu sehen. Gelöscht ist nichts.',
    appeal: 'Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular.',
    action: 'Kontaktformular öffnen',
  },
  en: {
    subject: 'Your account is suspended',
    lead: 'We have suspended your account. A person has decided this, not a program. The reason:',
    law: 'The law obliges us to.',
    terms: 'This breaks our terms of use.',
    next: 'You are signed out, and nothing that you have published can be seen any more. Nothing has been deleted.',
    appeal: 'If you see this differently, write to us with the contact form.',
    action: 'Open the contact form',
  },
} as const satisfies Record<Language, Record<'subject' | SuspensionBasis, string> & Record<string, string>>;

export function suspendedMail(language: Language, { reason, basis, visits, link }: Suspension): Letter {
  const say = suspendedWords[language];
  return {
    language,
    subject: say.subject,
    page: {
      heading: say.subject,
      lead: [say.lead],
      quote: reason,
      next: [say[basis], say.next, ...visitsSaid(language, visits), say.appeal],
      action: { label: say.action, url: link },
    },
  };
}

const lifted = {
  de: {
    subject: 'Ihr Konto ist wieder frei',
    lead: 'die Sperre Ihres Kontos ist aufgehoben. Sie können sich wieder anmelden, und was veröffentlicht war, ist wieder zu sehen. Abgesagte Termine bleiben abgesagt.',
    action: `${siteName} öffnen`,
  },
  en: {
    subject: 'Your account is no longer suspended',
    lead: 'Your account is no longer suspended. You can sign in again, and what was published can be seen again. Cancelled appointments stay cancelled.',
    action: `Open ${siteName}`,
  },
} as const satisfies Record<Language, Record<string, string>>;

export function liftedMail(language: Language, siteUrl: string): Letter {
  const { subject, lead, action } = lifted[language];
  return { language, subject, page: { heading: subject, lead: [lead], action: { label: action, url: siteUrl } } };
}
