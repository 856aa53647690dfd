import type { Language } from '../../../../src/contract/words.ts';
import type { Entry, Letter, Picture } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { type FoundListing, listingsInMail } from './rules.ts';

interface AlertListings {
  name: string;
  listings: readonly FoundListing[];
  linkOf: (listing: FoundListing) => string;
  coverOf: (listing: FoundListing) => string | undefined;
  /** The picture of the drawn areas, if there are any. */
  areaPicture: string | undefined;
  resultsLink: string;
  unsubscribeLink: string;
}

const german = {
  subject: (count: number, name: string) => `${count} Treffer für Ihre Suche: ${name}`,
  heading: (count: number) => `${count} Treffer für Ihre Suche`,
  lead: (name: string) => `Ihre gespeicherte Suche „${name}“ hat Neues gefunden:`,
  more: (count: number) => `… und ${count} weitere.`,
  results: 'Alle Ergebnisse dieser Suche',
  unsubscribe: 'Diese Suche abbestellen',
  area: 'Karte mit dem gezeichneten Gebiet',
  isNew: 'Neu',
  isCheaper: 'Günstiger',
  before: (price: string) => `vorher ${price}`,
  perMonth: '/Monat',
  bedrooms: (count: number) => `${count} Schlafzimmer`,
};

const english: typeof german = {
  subject: (count, name) =>
    count === 1 ? `1 match for your search: ${name}` : `${count} matches for your search: ${name}`,
  heading: (count) => (count === 1 ? '1 match for your search' : `${count} matches for your search`),
  lead: (name) => `Your saved search “${name}” has found something new:`,
  more: (count) => `… and ${count} more.`,
  results: 'All results of this search',
  unsubscribe: 'Unsubscribe from this search',
  area: 'Map with the drawn area',
  isNew: 'New',
  isCheaper: 'Cheaper',
  before: (price) => `was ${price}`,
  perMonth: '/mo',
  bedrooms: (count) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
};

const words: Record<Language, typeof german> = { de: german, en: english };

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

const measuresOf = ({ bedrooms, area }: FoundListing, language: Language): string[] => [
  ...(bedrooms > 0 ? [words[language].bedrooms(bedrooms)] : []),
  ...(area > 0 ? [`${area.toLocaleString(locales[language])} m²`] : []),
];

const described = (listing: FoundListing, { linkOf, coverOf }: AlertListings, language: Language): Entry => ({
  title: `${listing.isNew ? words[language].isNew : words[language].isCheaper}: ${listing.title}`,
  detail: [...pricesOf(listing, language), ...measuresOf(listing, language), listing.location].join(' · '),
  url: linkOf(listing),
  picture: pictureOf(coverOf(listing)),
});

/** The title beside it says what it shows. */
const pictureOf = (url: string | undefined): Picture | undefined => (url === undefined ? undefined : { url, alt: '' });

export function alertMail(language: Language, found: AlertListings): Letter {
  const { name, listings, areaPicture, resultsLink, unsubscribeLink } = found;
  const { area, subject, heading, lead, more, results, unsubscribe } = words[language];
  const [search, count, left] = [onOneLine(name), listings.length, listings.length - listingsInMail];
  return {
    language,
    subject: subject(count, search),
    page: {
      heading: heading(count),
      lead: [lead(search)],
      ...(areaPicture === undefined ? {} : { picture: { url: areaPicture, alt: area } }),
      entries: listings.slice(0, listingsInMail).map((listing) => described(listing, found, language)),
      next: left > 0 ? [more(left)] : [],
      action: { label: results, url: resultsLink },
      links: [{ label: unsubscribe, url: unsubscribeLink }],
    },
  };
}
