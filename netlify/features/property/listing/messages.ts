import type { DealType } from '../../../../src/contract/property/taxonomy.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import type { ReminderKind } from './rules.ts';

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
  const { facts, unnamed, at, all, [kind]: words } = wordsIn(language).property.listing;
  return letterOf(
    language,
    { facts, ...words },
    {
      values: { property: title === null ? unnamed : onOneLine(title) },
      facts: { property: title ?? unnamed, until: filled(at, { day: dayOf(expiresAt, language) }) },
      url: link,
      links: [{ label: all, url: dashboard }],
    },
  );
}

/** The price on the picture of a shared link: `₱4,500,000`, `₱25,000 / month`. The strand speaks English. */
export function priceShared(pesos: number, dealType: DealType | null): string {
  const decimals = Number.isInteger(pesos) ? 0 : 2;
  const amount = pesos.toLocaleString('en-PH', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  return `₱${amount}${dealType === 'rent' ? ' / month' : ''}`;
}
