import type { Language } from '../../../../src/contract/words.ts';
import type { Entry, Letter, Picture } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { counted, filled, letterOf, wordsIn } from '../../../ground/words.ts';
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

const words = (language: Language) => wordsIn(language).property.alert;

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
  const said = words(language);
  const suffix = dealType === 'rent' ? said.perMonth : '';
  const isCheaper = formerPrice !== null && formerPrice > price;
  const before = isCheaper ? ` (${filled(said.before, { price: pesos(language, formerPrice, suffix) })})` : '';
  return [pesos(language, price, suffix) + before];
}

const measuresOf = ({ bedrooms, area }: FoundListing, language: Language): string[] => [
  ...(bedrooms > 0 ? [counted(words(language).bedrooms, bedrooms)] : []),
  ...(area > 0 ? [`${area.toLocaleString(locales[language])} m²`] : []),
];

const described = (listing: FoundListing, { linkOf, coverOf }: AlertListings, language: Language): Entry => ({
  title: `${listing.isNew ? words(language).isNew : words(language).isCheaper}: ${listing.title}`,
  detail: [...pricesOf(listing, language), ...measuresOf(listing, language), listing.location].join(' · '),
  url: linkOf(listing),
  picture: pictureOf(coverOf(listing)),
});

/** The title beside it says what it shows. */
const pictureOf = (url: string | undefined): Picture | undefined => (url === undefined ? undefined : { url, alt: '' });

export function alertMail(language: Language, found: AlertListings): Letter {
  const { name, listings, areaPicture, resultsLink, unsubscribeLink } = found;
  const { area, heading, more, unsubscribe, ...said } = words(language);
  const left = listings.length - listingsInMail;
  return letterOf(
    language,
    { ...said, heading: counted(heading, listings.length) },
    {
      about: name,
      values: { name: onOneLine(name) },
      ...(areaPicture === undefined ? {} : { picture: { url: areaPicture, alt: area } }),
      entries: listings.slice(0, listingsInMail).map((listing) => described(listing, found, language)),
      next: left > 0 ? [filled(more, { count: left })] : [],
      url: resultsLink,
      links: [{ label: unsubscribe, url: unsubscribeLink }],
    },
  );
}
