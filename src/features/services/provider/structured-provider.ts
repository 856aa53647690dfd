import type { Offer, OpeningHoursSpecification } from 'schema-dts';
import { shortened } from '#ui/page-head.ts';
import type { Addresses, StructuredThing } from '#ui/structured-data.ts';
import { countryOfZone } from '../../../contract/country.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { byVariant } from '../../../contract/services/card-options.ts';
import type { CraftTrade } from '../../../contract/services/craft-trade.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import type { ServiceCategory } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';

/** The kinds of business of schema.org that the cards tell. */
const kinds = {
  friseur: 'HairSalon',
  haarschnitt: 'HairSalon',
  coloring: 'HairSalon',
  barber: 'HairSalon',
  kosmetik: 'BeautySalon',
  gesichtspflege: 'BeautySalon',
  nageldesign: 'NailSalon',
  nagelpflege: 'NailSalon',
  massage: 'HealthAndBeautyBusiness',
  maler: 'HousePainter',
  umzug: 'MovingCompany',
  reparatur: 'HomeAndConstructionBusiness',
  reinigung: 'LocalBusiness',
  hundesitter: 'LocalBusiness',
} as const satisfies Record<ServiceCategory, string>;

/** Repairs may be many crafts: the one that is practised tells which. */
const crafts = {
  4: 'RoofingContractor',
  23: 'Plumber',
  24: 'Plumber',
  25: 'Electrician',
} as const satisfies Partial<Record<CraftTrade, string>>;

type Kind = (typeof kinds)[ServiceCategory] | (typeof crafts)[keyof typeof crafts];

const isKnownCraft = (trade: number): trade is keyof typeof crafts => trade in crafts;

/** What most of the cards are; of as many the first. */
export function kindOf({ cards, business }: Pick<ProviderProfile, 'cards' | 'business'>): Kind {
  const counted = [...Map.groupBy(cards, ({ category }) => kinds[category])];
  const [kind = 'LocalBusiness'] = counted.toSorted(([, some], [, others]) => others.length - some.length)[0] ?? [];
  if (kind !== 'HomeAndConstructionBusiness') return kind;
  const known = business?.crafts.map(({ trade }) => trade).find(isKnownCraft);
  return known === undefined ? kind : crafts[known];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Minutes from midnight as `09:30`; the end of the day is `23:59`, as Google asks for. */
const clock = (minute: number): string =>
  minute >= 24 * 60
    ? '23:59'
    : [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const weekly = ({ hours }: ProviderProfile): OpeningHoursSpecification[] =>
  hours.map(({ weekday, opensMinute, closesMinute }) => ({
    '@type': 'OpeningHoursSpecification',
    // ISO 8601: the week begins on Monday with 1.
    dayOfWeek: days[weekday - 1] ?? 'Monday',
    opens: clock(opensMinute),
    closes: clock(closesMinute),
  }));

/** Closed is said as a day that opens and closes at midnight. https://developers.google.com/search/docs/appearance/structured-data/local-business */
const special = ({ specialHours, timeOff, holidays }: ProviderProfile): OpeningHoursSpecification[] => {
  const closed = [...timeOff, ...holidays.map((day) => ({ firstDay: day, lastDay: day }))];
  return [
    ...specialHours.map(
      ({ day, opensMinute, closesMinute }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        opens: clock(opensMinute),
        closes: clock(closesMinute),
      }),
    ),
    ...closed.map(
      ({ firstDay, lastDay }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: firstDay,
        validThrough: lastDay,
        opens: '00:00',
        closes: '00:00',
      }),
    ),
  ];
};

const offerOf = ({ name, description, priceCents, priceUnit }: Omit<ServiceCard, 'id'>, currency: string): Offer => {
  const price = (priceCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name,
      ...(description === '' ? {} : { description: shortened(description) }),
    },
    ...(priceUnit === 'hour'
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency,
            // UN/CEFACT's code for an hour.
            unitCode: 'HUR',
          },
        }
      : { price, priceCurrency: currency }),
  };
};

/** A provider as visitors see it: a street only where it is public, stars only where somebody gave some. */
export function structuredProvider(provider: ProviderProfile, { page, file }: Addresses): StructuredThing {
  const { id, name, description, street, position, zip, city, phone, cards, rating, reviewCount, isBookable } =
    provider;
  const address = page(paths.provider(id.toLowerCase()));
  const images = [...new Set(cards.flatMap((card) => card.images.map(({ url }) => url)))].slice(0, 6);
  return {
    '@type': kindOf(provider),
    '@id': address,
    url: address,
    name,
    ...(description === '' ? {} : { description: shortened(description) }),
    ...(images.length === 0 ? {} : { image: images.map(file) }),
    ...(phone === null ? {} : { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      ...(street === null ? {} : { streetAddress: street }),
      ...(zip === null ? {} : { postalCode: zip }),
      ...(city === null ? {} : { addressLocality: city }),
      addressCountry: countryOfZone(provider.timeZone).toUpperCase(),
    },
    ...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
    openingHoursSpecification: [...weekly(provider), ...special(provider)],
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.toFixed(1),
            reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    makesOffer: cards.flatMap(byVariant).map((card) => offerOf(card, currencyOfZone(provider.timeZone))),
    ...(isBookable
      ? {
          potentialAction: {
            '@type': 'ReserveAction',
            target: { '@type': 'EntryPoint', urlTemplate: page(paths.book(id)) },
            result: { '@type': 'Reservation', name },
          },
        }
      : {}),
  };
}
