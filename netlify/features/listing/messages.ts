import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine } from '../../ground/mail-text.ts';
import type { ReminderKind } from './rules.ts';

interface ReminderFacts {
  /** How a subject names the listing; `named` begins a sentence. */
  short: string;
  named: string;
  /** The day of the end, written out. */
  day: string;
  link: string;
  dashboard: string;
}

const germanReminder = ({ named, day, link, dashboard }: ReminderFacts): string => `Guten Tag,

${named} ist noch bis ${day} (philippinische Zeit) veröffentlicht.

Mit einem Klick verlängern Sie die Veröffentlichung:

${link}

Ist die Immobilie schon vergeben? Dann ziehen Sie sie bitte hier zurück:

${dashboard}

Freundliche Grüße
${siteName}
`;

const englishReminder = ({ named, day, link, dashboard }: ReminderFacts): string => `Hello,

${named} is published until ${day} (Philippine time).

Renew it with one click:

${link}

Is the property already sold or rented out? Then please withdraw it here:

${dashboard}

Kind regards,
${siteName}
`;

const words: Record<Language, Record<ReminderKind, (told: ReminderFacts) => Letter>> = {
  de: {
    week: (told) => ({ subject: `Läuft bald ab: ${told.short}`, text: germanReminder(told) }),
    day: (told) => ({ subject: `Läuft in weniger als einem Tag ab: ${told.short}`, text: germanReminder(told) }),
    expired: ({ short, named, day, link, dashboard }) => ({
      subject: `Abgelaufen: ${short}`,
      text: `Guten Tag,

${named} war bis ${day} (philippinische Zeit) veröffentlicht und ist jetzt nicht mehr zu sehen. Alle Angaben sind noch da.

Mit einem Klick veröffentlichen Sie sie wieder:

${link}

Alle Ihre Immobilien:

${dashboard}

Freundliche Grüße
${siteName}
`,
    }),
  },
  en: {
    week: (told) => ({ subject: `Expires soon: ${told.short}`, text: englishReminder(told) }),
    day: (told) => ({ subject: `Expires in less than a day: ${told.short}`, text: englishReminder(told) }),
    expired: ({ short, named, day, link, dashboard }) => ({
      subject: `Expired: ${short}`,
      text: `Hello,

${named} was published until ${day} (Philippine time) and is no longer visible. Everything you entered is still there.

Publish it again with one click:

${link}

All your properties:

${dashboard}

Kind regards,
${siteName}
`,
    }),
  },
};

const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The day in the Philippines, where the listings are. */
const dayOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

const names: Record<
  Language,
  { of: (title: string) => Pick<ReminderFacts, 'short' | 'named'>; unnamed: Pick<ReminderFacts, 'short' | 'named'> }
> = {
  de: {
    of: (title) => ({ short: title, named: `Ihre Immobilie „${title}“` }),
    unnamed: { short: 'eine Ihrer Immobilien', named: 'eine Ihrer Immobilien' },
  },
  en: {
    of: (title) => ({ short: title, named: `Your property “${title}”` }),
    unnamed: { short: 'one of your properties', named: 'One of your properties' },
  },
};

interface Reminder {
  /** Null if the address is not confirmed: it may be somebody else's, and the title is a stranger's text. */
  title: string | null;
  expiresAt: string;
  link: string;
  dashboard: string;
}

export function reminderMail(
  language: Language,
  kind: ReminderKind,
  { title, expiresAt, link, dashboard }: Reminder,
): Letter {
  const said = title === null ? names[language].unnamed : names[language].of(onOneLine(title));
  return words[language][kind]({ ...said, day: dayOf(expiresAt, language), link, dashboard });
}
