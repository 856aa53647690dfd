import type { Bounds } from '../../../contract/area.ts';
import {
  conditionNames,
  conditionsAsked,
  holds,
  type ListingCard,
  type ListingQuestion,
} from '../../../contract/property/browse.ts';
import { isProviderCategory, isStudio, propertyTypes } from '../../../contract/property/taxonomy.ts';
import { foldedWords, type Sought, type SoughtWord, soughtBy } from '../../../contract/search-words.ts';
import { isInside } from '../../../map/geometry.ts';
import type { BrowseState } from './browse-state.ts';

const urlCharactersMaximum = 4000;

export const boxText = ({ west, south, east, north }: Bounds): string => [west, south, east, north].join(',');

/** The question to the server for a state, without filters that are not set. */
export function questionOf(state: BrowseState, box?: Bounds): ListingQuestion {
  const { category, type, dealType, bedrooms, shapes, sort } = state;
  const { priceMin, priceMax, areaMin, areaMax } = state;
  const q = state.q.trim();
  return {
    ...(category === 'all' ? {} : { category }),
    ...(type === undefined ? {} : { type }),
    ...(dealType === undefined ? {} : { dealType }),
    ...conditionsAsked(state, category),
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(priceMin === 0 ? {} : { priceMin }),
    ...(priceMax === 0 ? {} : { priceMax }),
    ...(areaMin === 0 ? {} : { areaMin }),
    ...(areaMax === 0 ? {} : { areaMax }),
    ...(q === '' ? {} : { q }),
    ...(shapes.length === 0 ? {} : { area: shapes }),
    ...(box === undefined ? {} : { bbox: boxText(box) }),
    ...(sort === 'newest' ? {} : { sort }),
  };
}

/** Whether the question is too long for a URL and must be sent as a body. */
export const isLong = (question: object): boolean =>
  encodeURIComponent(JSON.stringify(question)).length > urlCharactersMaximum;

const isWithin = (value: number | null, minimum: number, maximum: number): boolean =>
  (minimum === 0 || (value !== null && value >= minimum)) && (maximum === 0 || (value !== null && value <= maximum));

/** The server's filters once more, for the favourites, which the browser filters itself. */
export function matches(card: ListingCard, state: BrowseState): boolean {
  const { category, type, shapes } = state;
  const asked = conditionsAsked(state, category);
  const ofProperties = !isProviderCategory(category);
  const sought = soughtBy(state, ofProperties);
  const text = foldedWords(`${card.title} ${card.location}`);
  const isInCategory =
    category === 'all' ? type === undefined || groupOf(type).includes(card.category) : card.category === category;
  return (
    isInCategory &&
    conditionNames.every((name) => asked[name] === undefined || holds(name, card) === asked[name]) &&
    (!ofProperties || hasMeasures(card, state, sought)) &&
    sought.words.every((word) => text.includes(word.within) || isOfKind(card, word)) &&
    (shapes.length === 0 || isInside(shapes, { lat: card.latitude, lng: card.longitude }))
  );
}

/** Price, size and rooms apply to properties only, not to architects and constructors. */
function hasMeasures(card: ListingCard, state: BrowseState, { bedrooms, dealType }: Sought): boolean {
  const rooms = card.bedrooms ?? 0;
  return (
    (dealType === undefined || card.dealType === dealType) &&
    (bedrooms === undefined || (bedrooms === 4 ? rooms >= 4 : rooms === bedrooms)) &&
    isWithin(card.price, state.priceMin, state.priceMax) &&
    isWithin(card.area, state.areaMin, state.areaMax)
  );
}

const isOfKind = (card: ListingCard, word: SoughtWord): boolean =>
  card.category === word.category || (word.isStudio === true && isStudio(card));

const groupOf = (type: keyof typeof propertyTypes): readonly string[] => propertyTypes[type];

export function sorted(cards: readonly ListingCard[], { sort }: BrowseState): ListingCard[] {
  const last = sort === 'price_asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const rank = {
    newest: (card: ListingCard) => -Date.parse(card.createdAt),
    price_asc: (card: ListingCard) => card.price ?? last,
    price_desc: (card: ListingCard) => -(card.price ?? last),
    area_desc: (card: ListingCard) => -(card.area ?? last),
  }[sort];
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether the deal type applies to a listing. */
export const isProvider = (card: Pick<ListingCard, 'category'>): boolean => isProviderCategory(card.category);
