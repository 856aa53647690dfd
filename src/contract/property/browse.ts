import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import type { LicenceRole } from '../account/verification-seller.ts';
import { area, storedArea, viewport } from '../area.ts';
import { endpoint } from '../endpoint.ts';
import { freeLine, instant, listingId, opaque, queryFlag, queryInteger } from '../fields.ts';
import { limits } from '../limits.ts';
import {
  type BrowseCategory,
  browseCategories,
  buyerEligibilities,
  dealTypes,
  foreignEligibilities,
  isProviderCategory,
  listingCategories,
  propertyTypeNames,
  providerTypes,
} from './taxonomy.ts';

export const listingSorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

const priceFilter = z.optional(queryInteger(0, limits.priceFilterMaximum));
const areaFilter = z.optional(queryInteger(0, limits.areaFilterMaximum));

interface Condition {
  /** The detail of a listing that tells. */
  field: keyof ListingCard;
  /** It holds where the detail is one of these; without them, where it is true. */
  among?: readonly string[];
  /** `false` may be asked for, too. */
  isEitherWay: boolean;
  /** Architects and constructors can be asked as well. */
  isOfAll: boolean;
}

/** Filters that are on or off, in the order in which they are shown. */
export const conditions = {
  available: { field: 'isAvailableNow', isEitherWay: false, isOfAll: true },
  furnished: { field: 'isFurnished', isEitherWay: true, isOfAll: false },
  /** Offered to foreigners too, as the seller states. */
  foreignBuyers: { field: 'buyerEligibility', among: foreignEligibilities, isEitherWay: false, isOfAll: false },
} as const satisfies Record<string, Condition>;
export type ConditionName = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as ConditionName[];

export function holds(name: ConditionName, card: ListingCard): boolean {
  const { field, among }: Condition = conditions[name];
  return among === undefined ? card[field] === true : among.some((value) => value === card[field]);
}

/** What is asked of each; undefined where nothing is. */
export type Conditions = { [N in ConditionName]?: boolean | undefined };

/** Of what is wished the part that means something: what cannot be asked is no filter. */
export const conditionsAsked = (wished: Conditions, category: BrowseCategory): Conditions =>
  Object.fromEntries(
    conditionNames.flatMap((name) => {
      const { isEitherWay, isOfAll } = conditions[name];
      const wish = wished[name];
      const isAsked = (wish === true || (wish === false && isEitherWay)) && (isOfAll || !isProviderCategory(category));
      return isAsked ? [[name, wish]] : [];
    }),
  );

const asked = z.optional(queryFlag);

/** The filters of docs/product/property.md. A number filter of 0 means no filter. */
export const listingFilters = {
  category: z._default(z.enum(browseCategories), 'all'),
  type: z.optional(z.enum(propertyTypeNames)),
  dealType: z.optional(z.enum(dealTypes)),
  priceMin: priceFilter,
  priceMax: priceFilter,
  areaMin: areaFilter,
  areaMax: areaFilter,
  bedrooms: z.optional(queryInteger(1, 4)),
  ...(Object.fromEntries(conditionNames.map((name) => [name, asked])) as Record<ConditionName, typeof asked>),
  q: z.optional(freeLine(limits.searchTextMaximum)),
  area: z.optional(area),
};

const sortAndPage = {
  sort: z._default(z.enum(listingSorts), 'newest'),
  cursor: z.optional(opaque(300)),
  limit: z._default(queryInteger(1, limits.pageMaximum), limits.pageDefault),
};

type Spans = Partial<Record<'priceMin' | 'priceMax' | 'areaMin' | 'areaMax', number | undefined>>;

/** A span whose end lies before its beginning is a slip, not a question; 0 is no bound. */
export const spansInOrder = z.check<Spans>(({ value, issues }) => {
  const refuse = (least: number | undefined, most: number | undefined, field: string): void => {
    if (!least || !most || most >= least) return;
    issues.push({ code: 'custom', message: 'rangeOrder', path: [field], input: most });
  };
  refuse(value.priceMin, value.priceMax, 'priceMax');
  refuse(value.areaMin, value.areaMax, 'areaMax');
});

/** What a saved search keeps. */
export const savedFilters = z.object({ ...listingFilters, bbox: z.optional(viewport) }).check(spansInOrder);

/** The same as it was kept: its shapes were looked at when they were saved, and are many. */
export const storedFilters = z
  .object({ ...listingFilters, area: z.optional(storedArea), bbox: z.optional(viewport) })
  .check(spansInOrder);

export const searchFields = z
  .object({ ...listingFilters, bbox: z.optional(viewport), ...sortAndPage })
  .check(spansInOrder);

const textOrNone = z.nullable(z.string());
const numberOrNone = z.nullable(z.number());

/** As what somebody has checked a seller, by a license that is still valid or by a document. */
const sellerChecks = ['broker', 'salesperson', 'developer', 'identity', 'none'] as const satisfies readonly (
  | LicenceRole
  | 'identity'
  | 'none'
)[];
export type SellerCheck = (typeof sellerChecks)[number];

/** A listing as a card shows it. Money in pesos, areas in m², instants in ISO 8601. `oldPrice` only where it is above the price, and stood in public for 14 days. */
export const listingCard = z.object({
  id: listingId,
  providerType: z.enum(providerTypes),
  category: z.enum(listingCategories),
  title: z.string(),
  name: textOrNone,
  location: z.string(),
  dealType: z.nullable(z.enum(dealTypes)),
  price: numberOrNone,
  oldPrice: numberOrNone,
  /** The whole days that the old price was asked for in public: at least 14. */
  oldPriceDays: numberOrNone,
  area: numberOrNone,
  bedrooms: numberOrNone,
  bathrooms: numberOrNone,
  isAvailableNow: z.boolean(),
  isFurnished: z.boolean(),
  buyerEligibility: z.nullable(z.enum(buyerEligibilities)),
  /** The public position: exact or approximate, as the seller chose. */
  latitude: z.number(),
  longitude: z.number(),
  isPositionExact: z.boolean(),
  rating: numberOrNone,
  reviews: numberOrNone,
  projectsCompleted: numberOrNone,
  /** What was checked of the seller; null of architects and constructors. */
  sellerCheck: z.nullable(z.enum(sellerChecks)),
  images: z.array(image),
  createdAt: instant,
  lastUpdate: instant,
});
export type ListingCard = z.output<typeof listingCard>;

export const listingPage = z.object({
  items: z.array(listingCard),
  /** The exact number of matches over all pages. */
  total: z.number(),
  nextCursor: z.nullable(z.string()),
});
export type ListingPage = z.output<typeof listingPage>;

/** The question of `listListings` (browse-listings.ts) in a body, for queries too long for a URL. */
export const searchListings = endpoint('POST /listings/search', {
  summary: 'Browse published listings by a JSON body',
  access: 'anyone',
  body: searchFields,
  response: listingPage,
  mayLag: true,
});
export type ListingSearch = z.output<typeof searchFields>;
export type ListingFilters = Omit<ListingSearch, 'sort' | 'cursor' | 'limit'>;
/** What a browser may ask, before parsing. */
export type ListingQuestion = z.input<typeof searchFields>;

/** The cards of a list of favourites, in one call however long it is. */
export const listCards = endpoint('POST /listings/cards', {
  summary: 'The published ones of the listings named, in no particular order',
  access: 'anyone',
  body: z.object({ ids: z.array(listingId).check(z.maxLength(limits.favoritesMaximum)) }),
  response: z.object({ items: z.array(listingCard) }),
});
