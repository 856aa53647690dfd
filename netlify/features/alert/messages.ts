import { type Language, siteName } from '../../../src/contract/words.ts';
import { onOneLine } from '../../ground/mail-text.ts';
import { type FoundListing, listingsInMail } from './rules.ts';

interface Found {
  name: string;
  listings: readonly FoundListing[];
  linkOf: (listing: FoundListing) => string;
  resultsLink: string;
  unsubscribeLink: string;
}

interface AlertFacts {
  name: string;
  count: number;
  listed: string;
  more: number;
  resultsLink: string;
  unsubscribeLink: string;
}

interface Words {
  alert: (told: AlertFacts) => { subject: string; text: string };
  isNew: string;
  isCheaper: string;
  before: (price: string) => string;
  perMonth: string;
}

const german: Words = {
  alert: ({ name, count, listed, more, resultsLink, unsubscribeLink }) => ({
    subject: count === 1 ? `1 Treffer für Ihre Suche: ${name}` : `${count} Treffer für Ihre Suche: ${name}`,
    text: `Guten Tag,

Ihre gespeicherte Suche „${name}“ hat Neues gefunden:

${listed}
${more > 0 ? `\n… und ${more} weitere.\n` : ''}
Alle Ergebnisse dieser Suche:

${resultsLink}

Diese Suche abbestellen:

${unsubscribeLink}

Freundliche Grüße
${siteName}
`,
  }),
  isNew: 'Neu',
  isCheaper: 'Günstiger',
  before: (price) => `vorher ${price}`,
  perMonth: '/Monat',
};

const english: Words = {
  alert: ({ name, count, listed, more, resultsLink, unsubscribeLink }) => ({
    subject: count === 1 ? `1 match for your search: ${name}` : `${count} matches for your search: ${name}`,
    text: `Hello,

Your saved search “${name}” has found something new:

${listed}
${more > 0 ? `\n… and ${more} more.\n` : ''}
All results of this search:

${resultsLink}

Unsubscribe from this search:

${unsubscribeLink}

Kind regards,
${siteName}
`,
  }),
  isNew: 'New',
  isCheaper: 'Cheaper',
  before: (price) => `was ${price}`,
  perMonth: '/mo',
};

const words: Record<Language, Words> = { de: german, en: english };

const locales = { de: 'de-DE', en: 'en-PH' } as const satisfies Record<Language, string>;

const pesos = (language: Language, amount: number, suffix: string): string => {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const written = amount.toLocaleString(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });
  return `₱${written}${suffix}`;
};

/** Architects and constructors have no price. */
function pricesOf({ price, formerPrice, dealType }: FoundListing, language: Language): string[] {
  if (price === null) return [];
  const said = words[language];
  const suffix = dealType === 'rent' ? said.perMonth : '';
  const isCheaper = formerPrice !== null && formerPrice > price;
  const before = isCheaper ? ` (${said.before(pesos(language, formerPrice, suffix))})` : '';
  return [pesos(language, price, suffix) + before];
}

const described = (listing: FoundListing, link: string, language: Language): string =>
  [
    `${listing.isNew ? words[language].isNew : words[language].isCheaper}: ${onOneLine(listing.title)}`,
    [onOneLine(listing.location), ...pricesOf(listing, language)].join(' · '),
    link,
  ].join('\n');

export function alertMail(language: Language, { name, listings, linkOf, resultsLink, unsubscribeLink }: Found) {
  return words[language].alert({
    name: onOneLine(name),
    count: listings.length,
    listed: listings
      .slice(0, listingsInMail)
      .map((listing) => described(listing, linkOf(listing), language))
      .join('\n\n'),
    more: listings.length - listingsInMail,
    resultsLink,
    unsubscribeLink,
  });
}
