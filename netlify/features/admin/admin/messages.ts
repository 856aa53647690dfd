import type { SuspensionBasis } from '../../../../src/contract/admin/admin.ts';
import { type Language, siteName } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import type { EndedVisit } from '../../booking/index.ts';

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

interface Notice {
  reason: string;
  basis: SuspensionBasis;
  /** `2026-12-26` */
  endsOn: string;
  /** The contact form. */
  link: string;
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const endingWords = {
  de: {
    subject: (day: string) => `Ihr Konto endet am ${day}`,
    lead: (day: string) =>
      `wir beenden den Vertrag über Ihr Konto mit dem ${day}. Ein Mensch hat das entschieden, kein Programm. Der Grund:`,
    next: 'Bis dahin können Sie alles wie bisher nutzen, Ihre Daten herunterladen und offene Termine abschließen. Danach wird das Konto gelöscht; was dann noch vor Ihnen liegt, wird abgesagt.',
    appeal:
      'Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular. Wir können die Kündigung bis dahin zurücknehmen.',
    action: 'Kontaktformular öffnen',
  },
  en: {
    subject: (day: string) => `Your account ends on ${day}`,
    lead: (day: string) =>
      `We end the contract about your account with ${day}. A person has decided this, not a program. The reason:`,
    next: 'Until then you can use everything as before, download your data and finish open appointments. Then the account is deleted; whatever still lies ahead of you is cancelled.',
    appeal: 'If you see this differently, write to us with the contact form. Until then we can take the notice back.',
    action: 'Open the contact form',
  },
} as const;

export function endingMail(language: Language, { reason, basis, endsOn, link }: Notice): Letter {
  const [say, day] = [endingWords[language], dayIn(language, endsOn)];
  return {
    language,
    subject: say.subject(day),
    page: {
      heading: say.subject(day),
      lead: [say.lead(day)],
      quote: reason,
      next: [suspendedWords[language][basis], say.next, say.appeal],
      action: { label: say.action, url: link },
    },
  };
}

const keptWords = {
  de: {
    subject: 'Ihr Konto bleibt bestehen',
    lead: 'wir haben die Kündigung Ihres Kontos aufgehoben. Es bleibt, wie es ist.',
    action: `${siteName} öffnen`,
  },
  en: {
    subject: 'Your account stays',
    lead: 'We have taken back the notice to your account. It stays as it is.',
    action: `Open ${siteName}`,
  },
} as const satisfies Record<Language, Record<string, string>>;

export function keptMail(language: Language, siteUrl: string): Letter {
  const { subject, lead, action } = keptWords[language];
  return { language, subject, page: { heading: subject, lead: [lead], action: { label: action, url: siteUrl } } };
}

interface WrittenToSupport {
  subject: string;
  message: string;
  language: Language;
}

const answerWords = {
  de: {
    lead: 'danke für Ihre Nachricht. Unsere Antwort:',
    yours: 'Sie hatten geschrieben',
    reply: 'Antworten Sie einfach auf diese E-Mail.',
    action: 'Hilfe öffnen',
  },
  en: {
    lead: 'Thank you for your message. Our answer:',
    yours: 'You had written',
    reply: 'Just reply to this e-mail.',
    action: 'Open the help',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The answer of the support, with what it answers below. */
export function contactAnswerMail({ subject, message, language }: WrittenToSupport, text: string, url: string): Letter {
  const { lead, yours, reply, action } = answerWords[language];
  return {
    language,
    subject: `Re: ${onOneLine(subject)}`,
    page: {
      heading: onOneLine(subject),
      lead: [lead],
      quote: text,
      facts: [[yours, onOneLine(message).slice(0, 600)]],
      next: [reply],
      action: { label: action, url },
    },
  };
}
