import type { DealType } from '../../../../src/contract/property/taxonomy.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import type { ReminderKind } from './rules.ts';

const german = {
  unnamed: 'eine Ihrer Immobilien',
  subjects: {
    week: (property: string) => `Läuft bald ab: ${property}`,
    day: (property: string) => `Läuft in weniger als einem Tag ab: ${property}`,
    expired: (property: string) => `Abgelaufen: ${property}`,
  },
  headings: {
    week: 'Ihr Inserat läuft bald ab',
    day: 'Ihr Inserat läuft in weniger als einem Tag ab',
    expired: 'Ihr Inserat ist abgelaufen',
  },
  lead: 'Ihr Inserat verlängern Sie mit einem Klick.',
  expiredLead:
    'Ihr Inserat ist nicht mehr zu sehen. Alle Angaben sind noch da, und mit einem Klick veröffentlichen Sie es wieder.',
  property: 'Immobilie',
  until: 'Veröffentlicht bis',
  at: (day: string) => `${day} (philippinische Zeit)`,
  renew: 'Verlängern',
  republish: 'Wieder veröffentlichen',
  gone: 'Ist die Immobilie schon vergeben? Dann ziehen Sie sie bitte zurück.',
  all: 'Alle Ihre Immobilien',
};

const english: typeof german = {
  unnamed: 'one of your properties',
  subjects: {
    week: (property) => `Expires soon: ${property}`,
    day: (property) => `Expires in less than a day: ${property}`,
    expired: (property) => `Expired: ${property}`,
  },
  headings: {
    week: 'Your listing expires soon',
    day: 'Your listing expires in less than a day',
    expired: 'Your listing has expired',
  },
  lead: 'You can renew your listing with one click.',
  expiredLead:
    'Your listing is no longer visible. Everything you entered is still there, and one click publishes it again.',
  property: 'Property',
  until: 'Published until',
  at: (day) => `${day} (Philippine time)`,
  renew: 'Renew',
  republish: 'Publish again',
  gone: 'Is the property already sold or rented out? Then please withdraw it.',
  all: 'All your properties',
};

const words: Record<Language, typeof german> = { de: german, en: english };

const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The day in the Philippines, where the listings are. */
const dayOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

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
  const say = words[language];
  const isExpired = kind === 'expired';
  return {
    language,
    subject: say.subjects[kind](title === null ? say.unnamed : onOneLine(title)),
    page: {
      heading: say.headings[kind],
      lead: [isExpired ? say.expiredLead : say.lead],
      facts: [
        [say.property, title ?? say.unnamed],
        [say.until, say.at(dayOf(expiresAt, language))],
      ],
      action: { label: isExpired ? say.republish : say.renew, url: link },
      rest: isExpired ? [] : [say.gone],
      links: [{ label: say.all, url: dashboard }],
    },
  };
}

/** The price on the picture of a shared link: `₱4,500,000`, `₱25,000 / month`. The strand speaks English. */
export function priceShared(pesos: number, dealType: DealType | null): string {
  const decimals = Number.isInteger(pesos) ? 0 : 2;
  const amount = pesos.toLocaleString('en-PH', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  return `₱${amount}${dealType === 'rent' ? ' / month' : ''}`;
}
