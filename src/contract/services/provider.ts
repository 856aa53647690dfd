import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import { countries } from '../country.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import {
  accountId,
  cardId,
  day,
  formed,
  freeCode,
  identifier,
  imageId,
  instant,
  line,
  opaque,
  postalCode,
  queryInteger,
  queryNumber,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { dealTypes } from '../property/taxonomy.ts';
import { forwards, whenFields } from '../when-fields.ts';
import { publicBusiness } from './business-details.ts';
import { cardOption } from './card-option-fields.ts';
import { cardQuestion } from './card-question-fields.ts';
import { cardFilterFields, providerFilterFields } from './provider-filter-fields.ts';
import { partPoints, praises, reviewParts } from './provider-rating.ts';
import { serviceCategories } from './service-taxonomy.ts';

/** Providers of services as everybody may see them. Money in cents, durations in minutes, distances in kilometres. */

export const providerSorts = ['best', 'distance', 'rating', 'price'] as const;
export type ProviderSort = (typeof providerSorts)[number];

/** What the order `best` is made of. Plan and commission weigh nothing. */
export const weighed = ['distance', 'rating', 'slot'] as const;
export type Weights = Record<(typeof weighed)[number], number>;
export const usualWeights: Weights = { distance: 50, rating: 30, slot: 20 };

/** `50,30,20` in the order of `weighed`; undefined where it is something else, or all are 0. */
export function readWeights(written: string): Weights | undefined {
  if (!/^\d{1,3},\d{1,3},\d{1,3}$/.test(written)) return undefined;
  const [distance = 0, rating = 0, slot = 0] = written.split(',').map(Number);
  const isSensible = distance + rating + slot > 0 && Math.max(distance, rating, slot) <= 100;
  return isSensible ? { distance, rating, slot } : undefined;
}

export const writeWeights = (weights: Weights): string => weighed.map((part) => weights[part]).join(',');

export const priceUnits = ['visit', 'hour'] as const;
export type PriceUnit = (typeof priceUnits)[number];
const priceUnit = z.enum(priceUnits);
const category = z.enum(serviceCategories);

const slotsToldMaximum = 3;

/**
 * Around a postal code, a place by its name or a city with free times, or a business by its name. One of them is
 * required.
 */
const question = z
  .object({
    zip: z.optional(postalCode),
    place: z.optional(line(limits.placeMaximum)),
    /** Instead of a place: the largest city where somebody is free today, or else in the next two weeks. */
    city: z.optional(z.literal('free')),
    /** Chooses a country, if several have the code of 4 digits or the name. */
    country: z.optional(z.enum(countries)),
    /** A category, a group of them, or the usual name of a trade: `Klempner`. */
    service: z.optional(line(limits.placeMaximum)),
    /** The radius in kilometres. For home service the provider's own reach counts instead. */
    radius: z._default(queryInteger(1, limits.serviceRadiusMaximum), limits.serviceRadiusDefault),
    sort: z._default(z.enum(providerSorts), 'best'),
    /** For the order `best`: what distance, rating and next free slot weigh, each from 0 to 100; 50,30,20 unless said. */
    weights: z.optional(formed(z.refine((written) => readWeights(written) !== undefined, 'weights'))),
    /** Part of the name of a business. Without a place it is looked for everywhere. */
    name: z.optional(line(limits.placeMaximum)),
    /** Only providers with a free time then, for one of the matching cards. */
    ...whenFields,
    /** Only providers with a matching card that fulfils all of these, at the time asked for. */
    ...providerFilterFields,
    /** How many free times of each to tell, the first one included. */
    times: z._default(queryInteger(1, slotsToldMaximum), 1),
    cursor: z.optional(opaque(300)),
    limit: z._default(queryInteger(1, limits.pageMaximum), limits.pageDefault),
  })
  .check(
    z.superRefine(({ zip, place, city, name }, context) => {
      if ((zip ?? place ?? city ?? name) === undefined)
        context.issues.push({ code: 'custom', message: 'required', path: ['zip'], input: zip });
    }),
    forwards,
  );
export type ProviderQuestion = z.output<typeof question>;

/** The place that the server has understood. */
export const placeFound = z.object({
  country: z.enum(countries),
  /** Null where a town was asked for by its name; a part of a town has one. */
  code: z.nullable(z.string()),
  /** Null where only the code's digits are known. */
  name: z.nullable(z.string()),
  /** The federal state or canton, of a name: there may be several. */
  region: z.nullable(z.string()),
  /** Known to about so many kilometres: the radius is no smaller than that. */
  precisionKilometres: z.number(),
  isApproximate: z.boolean(),
  /** A slip of the pen was assumed: the place is not called what was asked for. */
  isCorrected: z.boolean(),
});
export type Place = z.output<typeof placeFound>;

const rating = {
  /** 1 to 5; null without reviews. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
};

export const providerCard = z.object({
  id: accountId,
  name: z.string(),
  zip: z.nullable(z.string()),
  city: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** Offers as a private person: what the law gives consumers does not apply. */
  isPrivate: z.boolean(),
  /** From the middle of the postal code asked for; to the provider's public address, or to the middle of theirs. Null without a place. */
  distanceKilometres: z.nullable(z.number()),
  /** Where searches find them, in degrees: the address where it is public, else the middle of the postal code. */
  latitude: z.number(),
  longitude: z.number(),
  /** Has been here for less than `limits.newProviderDays`. */
  isNew: z.boolean(),
  /** Why the card stands where it does: the points of each part, of 100 in all. Null in any other order than `best`. */
  why: z.nullable(z.object({ distance: z.number(), rating: z.number(), slot: z.number() })),
  ...rating,
  /** The categories of the matching cards. */
  services: z.array(category),
  /** The lowest price of the matching cards of which a time can be booked; of all where there is none. */
  fromPriceCents: z.number(),
  /** The highest of all matching cards: only where it is another one is the lowest called "from", and only where it can be booked. */
  highestPriceCents: z.number(),
  priceUnit,
  /** Comes to the customer at a booked time, for one of these cards. */
  isHomeService: z.boolean(),
  /** Comes to the customer for one of these cards, at a time that is agreed on after a question. */
  comesByArrangement: z.boolean(),
  /** A time of one of these cards can be booked. */
  isBookable: z.boolean(),
  /** Can be booked at once, and for one of these cards a slot starts within `limits.availableNowHours`. */
  isAvailableNow: z.boolean(),
  image: z.nullable(image),
  /** Who works there; null where none is given. */
  portrait: z.nullable(image),
  /**
   * The next free slot for the shortest of these cards; null where there is none before the provider's horizon. Where a time is
   * asked for: the first one then, for whichever of these cards.
   */
  nextSlot: z.nullable(instant),
  /** The next ones of the same day for the same card, where more than one is asked for (`times`). */
  laterSlots: z.array(instant),
  /** The card of `nextSlot`. */
  nextCard: z.nullable(cardId),
  /** That slot is only asked for: the provider answers first. */
  isNextSlotRequest: z.boolean(),
  timeZone: z.string(),
});
export type ProviderCard = z.output<typeof providerCard>;

export const listProviders = endpoint('GET /providers', {
  summary: 'Providers of services around a postal code or a place: service, radius, sort, cursor',
  access: 'anyone',
  isKept: true,
  lists: 'providers',
  query: question,
  response: z.object({
    /** Null where only a name was asked for. */
    place: z.nullable(placeFound),
    /** Other places with the same 4 digits or the same name. */
    otherPlaces: z.array(placeFound),
    items: z.array(providerCard),
    total: z.number(),
    /** False where a time is asked for among so many providers that only the first of them were counted: there are more. */
    isTotalExact: z.boolean(),
    /** That of the place's country: what `priceMaximum` means, and what comes first in the order by price. */
    currency: z.enum(serviceCurrencies),
    /**
     * Somebody matches who offers in the other currency, where prices are compared: they come behind in the order by price,
     * and `priceMaximum` leaves them out.
     */
    hasOtherCurrency: z.boolean(),
    nextCursor: z.nullable(z.string()),
  }),
  mayLag: true,
});

/** The towns of a postal code for each country that has it: the code fills a form's town. None where no table has the code. */
export const listTowns = endpoint('GET /towns', {
  summary: 'The towns of a postal code, the most populous first',
  access: 'anyone',
  isKept: true,
  query: z.object({ zip: postalCode, country: z.optional(z.enum(countries)) }),
  response: z.object({ items: z.array(z.object({ country: z.enum(countries), towns: z.array(z.string()) })) }),
});

/** Degrees, to a hundredth, which is about a kilometre: the server is never told exactly where somebody is. */
const roundedDegrees = (least: number, most: number) =>
  queryNumber(least, most).check(z.refine((degrees) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-6));

/** The postal code that lies nearest to a position; null where none of ours is near. */
export const findNearestCode = endpoint('GET /towns/nearest', {
  summary: 'The postal code nearest to a position that is rounded to hundredths of a degree',
  access: 'anyone',
  query: z.object({ latitude: roundedDegrees(-90, 90), longitude: roundedDegrees(-180, 180) }),
  response: z.object({
    nearest: z.nullable(z.object({ country: z.enum(countries), code: z.string(), name: z.string() })),
  }),
});

const serviceCard = z.object({
  id: cardId,
  name: z.string(),
  category,
  description: z.string(),
  priceCents: z.number(),
  priceUnit,
  durationMinutes: z.number(),
  /** That of its dearest variant. */
  highestPriceCents: z.number(),
  /** One of them is chosen; price and duration of the card are those of the cheapest. */
  variants: z.array(cardOption),
  extras: z.array(cardOption),
  questions: z.array(cardQuestion),
  /** Had at the customer's, at a booked time. */
  isHomeService: z.boolean(),
  /** Had at the customer's alone, at a time that is agreed on after a question: none can be booked. */
  isByArrangement: z.boolean(),
  /** Booked at once; else the provider answers first. */
  isImmediate: z.boolean(),
  /** Can be booked at once, and a slot for it starts within `limits.availableNowHours`. */
  isAvailableNow: z.boolean(),
  isFreelancer: z.boolean(),
  isAtShop: z.boolean(),
  /** The next free start; null where no time can be booked, or none is free before the provider's horizon. */
  nextStart: z.nullable(instant),
  /** So many hours before its start a visit can be cancelled or moved; `cancelEndOf` has the whole rule. */
  cancelHours: z.number(),
  isUrgent: z.boolean(),
  /** Only `rent` is worth a word. */
  dealType: z.enum(dealTypes),
  /** What coming costs up to a distance in kilometres, ascending; empty where nothing is said about it. */
  travelZones: z.array(z.object({ upTo: z.number(), feeCents: z.number() })),
  images: z.array(image),
});
export type ServiceCard = z.output<typeof serviceCard>;

/** Minutes of the provider's clock from midnight. */
const hours = { opensMinute: z.number(), closesMinute: z.number() };

const review = z.object({
  id: identifier,
  rating: z.number(),
  text: z.string(),
  /** First name and initial; null where the account is gone. */
  author: z.nullable(z.string()),
  serviceName: z.string(),
  at: instant,
  /** What else was rated, 1 to 5. */
  parts: partPoints,
  /** What was good. */
  praise: z.array(z.enum(praises)),
  /** Who was there; null where the business has one person alone. */
  staff: z.nullable(z.string()),
  images: z.array(z.object({ id: imageId, url: z.string(), width: z.number(), height: z.number() })),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(instant),
});
export type Review = z.output<typeof review>;

export const providerProfile = z.object({
  id: accountId,
  name: z.string(),
  description: z.string(),
  zip: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** With the house number; null unless the provider shows the address. */
  street: z.nullable(z.string()),
  /**
   * The position of the house in degrees, as the map of results shows it. Null if no street is shown, or if only the middle of the
   * postal code is known.
   */
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** Null unless the provider shows it. */
  phone: z.nullable(z.string()),
  /** A code went to that number; a landline is only what the provider says. */
  isPhoneProven: z.boolean(),
  portrait: z.nullable(image),
  isVerified: z.boolean(),
  /** Appointments can be made here: there are opening hours, a proven telephone number, and a card whose times are booked. */
  isBookable: z.boolean(),
  /** When the identity was checked; null where it was not. */
  identityCheckedAt: z.nullable(instant),
  /** Qualifications that were checked and still count. */
  proofs: z.array(z.object({ name: z.string(), checkedAt: instant, validUntil: z.nullable(day) })),
  memberSince: instant,
  reachKilometres: z.nullable(z.number()),
  ...rating,
  /** How many gave 1, 2, … 5. */
  ratingCounts: z.array(z.number()),
  timeZone: z.string(),
  hours: z.array(z.object({ weekday: z.number(), ...hours })),
  /** From today on. */
  specialHours: z.array(z.object({ day, ...hours })),
  timeOff: z.array(z.object({ firstDay: day, lastDay: day })),
  /** Public holidays on which it is closed, unless the day has hours of its own; as far ahead as one can book. */
  holidays: z.array(day),
  cards: z.array(serviceCard),
  /** Who works there now, in order. `cards` is null for who does all of them. */
  staff: z.array(
    z.object({ id: identifier, name: z.string(), image: z.nullable(image), cards: z.nullable(z.array(cardId)) }),
  ),
  /** "Angaben zum Betrieb"; null for who was public before they were asked for. */
  business: z.nullable(publicBusiness),
  /** The latest 50. */
  reviews: z.array(review),
  /** The mean of each part that was rated, and by how many. */
  partRatings: z.array(z.object({ part: z.enum(reviewParts), rating: z.number(), count: z.number() })),
  /** Reviews that were shown and then taken back by their writers. */
  withdrawnReviews: z.number(),
  /** How many of the visible ones say more than a word. */
  textReviews: z.number(),
  /** What was good, the most frequent first. */
  praised: z.array(z.object({ praise: z.enum(praises), count: z.number() })),
});
export type ProviderProfile = z.output<typeof providerProfile>;

export const getProvider = endpoint('GET /providers/:id', {
  summary: 'The public profile of a provider: cards, hours, rating and reviews',
  access: 'anyone',
  isKept: true,
  params: z.object({ id: accountId }),
  response: providerProfile,
  refusals: ['not_found'],
});

/** Days of the provider's clock: two weeks from today unless said. Several cards are one visit, in their order. */
export const listSlots = endpoint('GET /providers/:id/slots', {
  summary: 'Free slots of a provider for the cards of one visit, by day',
  access: 'anyone',
  params: z.object({ id: accountId }),
  query: z.object({
    /**
     * Comma-separated, each with its options (`CardPick`); of a variant that is still to be chosen the cheapest counts. Without it
     * the provider's shortest card that can be booked.
     */
    cards: z.optional(freeCode(1000)),
    /** Only the times of this one of the staff. */
    staff: z.optional(identifier),
    from: z.optional(day),
    days: z._default(queryInteger(1, limits.slotDaysMaximum), 14),
  }),
  response: z.object({
    timeZone: z.string(),
    durationMinutes: z.number(),
    /** Every asked day, also without slots. */
    days: z.array(z.object({ day, slots: z.array(instant) })),
    /** The first free slot from the first of the asked days on, also behind the last; null where there is none before the horizon. */
    next: z.nullable(instant),
  }),
  refusals: ['not_found'],
  mayLag: true,
});

/** How many cards of one provider a search shows, and how many times of each. */
export const offersShown = { cards: 2, times: 3 } as const;

export const listOffers = endpoint('GET /providers/:id/offers', {
  summary:
    'The first cards of a provider that fit a search, each with its next free times within two weeks, or with those asked for',
  access: 'anyone',
  params: z.object({ id: accountId }),
  query: z
    .object({
      service: z.optional(line(limits.placeMaximum)),
      ...whenFields,
      ...cardFilterFields,
      /** Where the customer is: without it a way has no price, and cards are shown however far it is. */
      zip: z.optional(postalCode),
      place: z.optional(line(limits.placeMaximum)),
      country: z.optional(z.enum(countries)),
    })
    .check(forwards),
  response: z.object({
    timeZone: z.string(),
    /** Where appointments cannot be made, those that are asked about. Where a time is asked for: only those that are free then. */
    items: z.array(
      z.object({
        id: cardId,
        name: z.string(),
        priceCents: z.number(),
        priceUnit,
        durationMinutes: z.number(),
        /** Where it has variants the price is that of the cheapest. */
        highestPriceCents: z.number(),
        cancelHours: z.number(),
        /** Booked at once; else the provider answers first. */
        isImmediate: z.boolean(),
        isByArrangement: z.boolean(),
        /** Travel fee for home visits; null in the shop and without a place. */
        travelFeeCents: z.nullable(z.number()),
        times: z.array(instant),
      }),
    ),
    /** Of all that fit. */
    total: z.number(),
  }),
  refusals: ['not_found'],
  mayLag: true,
});

export const recordProviderView = endpoint('POST /providers/:id/view', {
  summary: 'Count a view of a public profile: once per visitor and day; the visitor is a daily changing hash',
  access: 'anyone',
  params: z.object({ id: accountId }),
  response: z.object({}),
  refusals: ['not_found'],
});
