import { type Language, siteName } from '../../src/contract/words.ts';
import accountGerman from '../../src/i18n/locales/de/account/letters.json' with { type: 'json' };
import adminGerman from '../../src/i18n/locales/de/admin/letters.json' with { type: 'json' };
import billingGerman from '../../src/i18n/locales/de/billing/letters.json' with { type: 'json' };
import bookingGerman from '../../src/i18n/locales/de/booking/letters.json' with { type: 'json' };
import messagingGerman from '../../src/i18n/locales/de/messaging/letters.json' with { type: 'json' };
import propertyGerman from '../../src/i18n/locales/de/property/letters.json' with { type: 'json' };
import servicesGerman from '../../src/i18n/locales/de/services/letters.json' with { type: 'json' };
import siteGerman from '../../src/i18n/locales/de/site/letters.json' with { type: 'json' };
import account from '../../src/i18n/locales/en/account/letters.json' with { type: 'json' };
import admin from '../../src/i18n/locales/en/admin/letters.json' with { type: 'json' };
import billing from '../../src/i18n/locales/en/billing/letters.json' with { type: 'json' };
import booking from '../../src/i18n/locales/en/booking/letters.json' with { type: 'json' };
import messaging from '../../src/i18n/locales/en/messaging/letters.json' with { type: 'json' };
import property from '../../src/i18n/locales/en/property/letters.json' with { type: 'json' };
import services from '../../src/i18n/locales/en/services/letters.json' with { type: 'json' };
import site from '../../src/i18n/locales/en/site/letters.json' with { type: 'json' };
import type { Fact, Letter, MailPage } from './letter.ts';
import { onOneLine } from './mail-text.ts';

// The words of mails, text messages and notifications. They stand in the locales, and no browser loads them.

const english = { account, admin, billing, booking, messaging, property, services, site };
const german: typeof english = {
  account: accountGerman,
  admin: adminGerman,
  billing: billingGerman,
  booking: bookingGerman,
  messaging: messagingGerman,
  property: propertyGerman,
  services: servicesGerman,
  site: siteGerman,
};

/** By quarter and noun. */
export const wordsIn = (language: Language): typeof english => (language === 'de' ? german : english);

export type Values = Readonly<Record<string, string | number>>;

/** A text with its gaps filled. A gap without a value is a fault of ours. */
export const filled = (text: string, values: Values = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => {
    const value = name === 'siteName' ? siteName : values[name];
    if (value === undefined) throw new Error(`No value for ${gap} in "${text}"`);
    return String(value);
  });

/** One of two texts by a number, which is a value as well. */
export const counted = ({ one, other }: Record<'one' | 'other', string>, count: number, values: Values = {}): string =>
  filled(count === 1 ? one : other, { count, ...values });

interface LetterWords {
  /** Without it, the heading. */
  subject?: string;
  heading?: string;
  lead?: string;
  /** The names of the facts. */
  facts?: Readonly<Record<string, string>>;
  next?: string;
  action?: string;
  rest?: string | readonly string[];
}

interface LetterParts extends Omit<Partial<MailPage>, 'action' | 'facts'> {
  values?: Values;
  /** Follows the subject after a colon. */
  about?: string | null;
  /** By the keys of their names. What is not known is left out; a list has names of its own. */
  facts?: Readonly<Record<string, string | null | undefined | readonly Fact[]>>;
  /** Where the button leads. */
  url?: string | undefined;
}

const paragraphs = (text: string | readonly string[] | undefined, values: Values): string[] =>
  [text ?? []].flat().map((one) => filled(one, values));

/** A letter of its words; what is given besides stands instead of them. */
export function letterOf(language: Language, words: LetterWords, parts: LetterParts): Letter {
  const { values = {}, about = null, facts = {}, url, ...page } = parts;
  const heading = page.heading ?? filled(words.heading ?? words.subject ?? '', values);
  const subject = words.subject === undefined ? heading : filled(words.subject, values);
  return {
    language,
    subject: about === null ? subject : `${subject}: ${onOneLine(about)}`,
    page: {
      heading,
      lead: paragraphs(words.lead, values),
      facts: Object.entries(facts).flatMap(([key, value]): readonly Fact[] =>
        typeof value === 'string' ? [[filled(words.facts?.[key] ?? `{{${key}}}`, values), value]] : (value ?? []),
      ),
      next: paragraphs(words.next, values),
      rest: paragraphs(words.rest, values),
      ...(url === undefined ? {} : { action: { label: filled(words.action ?? '{{action}}', values), url } }),
      ...page,
    },
  };
}
