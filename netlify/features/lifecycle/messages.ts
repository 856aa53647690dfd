import type { Language } from '../../../src/contract/words.ts';
import { onOneLine } from '../inquiry/rules.ts';
import type { ReminderKind } from './rules.ts';

interface Letter {
  subject: string;
  text: string;
}

interface Told {
  title: string;
  /** The end, as people write it. */
  day: string;
  link: string;
  dashboard: string;
}

const germanReminder = ({ title, day, link, dashboard }: Told): string => `Guten Tag,

Ihre Immobilie „${title}“ ist noch bis ${day} (philippinische Zeit) veröffentlicht.

Mit einem Klick verlängern Sie die Veröffentlichung:

${link}

Ist die Immobilie schon vergeben? Dann nehmen Sie sie bitte hier zurück:

${dashboard}

Freundliche Grüße
`;

const englishReminder = ({ title, day, link, dashboard }: Told): string => `Hello,

your property "${title}" is published until ${day} (Philippine time).

Renew it with one tap:

${link}

Is the property already taken? Then please withdraw it here:

${dashboard}

Kind regards
`;

const words: Record<Language, Record<ReminderKind, (told: Told) => Letter>> = {
  de: {
    week: (told) => ({ subject: `Läuft bald ab: ${told.title}`, text: germanReminder(told) }),
    day: (told) => ({ subject: `Läuft in weniger als einem Tag ab: ${told.title}`, text: germanReminder(told) }),
    expired: ({ title, day, link, dashboard }) => ({
      subject: `Abgelaufen: ${title}`,
      text: `Guten Tag,

Ihre Immobilie „${title}“ war bis ${day} (philippinische Zeit) veröffentlicht und ist jetzt nicht mehr zu sehen. Alle Angaben sind noch da.

Mit einem Klick veröffentlichen Sie sie wieder:

${link}

Alle Ihre Immobilien:

${dashboard}

Freundliche Grüße
`,
    }),
  },
  en: {
    week: (told) => ({ subject: `Expires soon: ${told.title}`, text: englishReminder(told) }),
    day: (told) => ({ subject: `Expires in less than a day: ${told.title}`, text: englishReminder(told) }),
    expired: ({ title, day, link, dashboard }) => ({
      subject: `Expired: ${title}`,
      text: `Hello,

your property "${title}" was published until ${day} (Philippine time) and can no longer be seen. Everything you entered is still there.

Publish it again with one tap:

${link}

All your properties:

${dashboard}

Kind regards
`,
    }),
  },
};

const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The listings are in the Philippines: their days end there. */
const dayOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

export const reminderMail = (
  language: Language,
  kind: ReminderKind,
  { title, expiresAt, link, dashboard }: { title: string; expiresAt: string; link: string; dashboard: string },
): Letter => words[language][kind]({ title: onOneLine(title), day: dayOf(expiresAt, language), link, dashboard });
