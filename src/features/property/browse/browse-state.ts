import type { Shape } from '../../../contract/area.ts';
import { limits } from '../../../contract/limits.ts';
import {
  type ConditionName,
  conditionNames,
  conditionsAsked,
  type ListingSort,
  listingSorts,
} from '../../../contract/property/browse.ts';
import {
  type BrowseCategory,
  browseCategories,
  type DealType,
  dealTypes,
  isProviderCategory,
  type PropertyType,
  propertyTypeNames,
} from '../../../contract/property/taxonomy.ts';
import { readShapes, writeShapes } from '../../../contract/shape-text.ts';
import type { MapView } from '../../../map/map-view.ts';

/** Everything that a person has set on /home. It lives in the URL. 0 and '' mean "not set". */
export interface BrowseState extends Record<ConditionName, boolean | undefined> {
  category: BrowseCategory;
  type: PropertyType | undefined;
  dealType: DealType | undefined;
  isFavorites: boolean;
  bedrooms: Bedrooms | undefined;
  priceMin: number;
  priceMax: number;
  areaMin: number;
  areaMax: number;
  q: string;
  sort: ListingSort;
  shapes: Shape[];
  /** The address has an area that cannot be read; `shapes` is then empty. */
  isAreaUnreadable: boolean;
  view: 'list' | 'map';
  map: MapView | undefined;
  /** The list follows the map as it moves; otherwise it keeps the area for which it was last searched. */
  isMapFollowed: boolean;
  /** The drawing tools are open: `areaSearch=true`. */
  isDrawing: boolean;
  /** `filters=open`. Small screens fold the filter bar away, medium ones its less used filters. */
  isFilterBarOpen: boolean;
}

export const bedroomChoices = [1, 2, 3, 4] as const;
export type Bedrooms = (typeof bedroomChoices)[number];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((name) => name === text);

const flagOf = (text: string | null): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const perCondition = <T>(of: (name: ConditionName) => T) =>
  Object.fromEntries(conditionNames.map((name) => [name, of(name)])) as Record<ConditionName, T>;

export const noConditions = perCondition(() => undefined);

/** docs/product/property.md: parsed as an integer; empty or invalid is 0; clamped. */
export function clampedTo(maximum: number, text: string | null): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? 0 : Math.max(0, Math.min(maximum, value));
}
export const clampedPrice = (text: string | null): number => clampedTo(limits.priceFilterMaximum, text);

/** A minimum above the maximum is swapped with it. */
export const orderedRange = (minimum: number, maximum: number): readonly [number, number] =>
  maximum > 0 && minimum > maximum ? [maximum, minimum] : [minimum, maximum];

export const clampedArea = (text: string | null): number => clampedTo(limits.areaFilterMaximum, text);

/** Removes what the contract refuses: half a character at the cut-off end, and the character 0. */
const searchableWords = (text: string): string =>
  text.slice(0, limits.searchTextMaximum).replaceAll(/[\0\p{Surrogate}]/gu, '');

/** Reads the state. Invalid parts of the URL are ignored; the filter rules hold for a typed URL as well. */
export function readBrowseState(query: URLSearchParams): BrowseState {
  const category = oneOf(browseCategories, query.get('category')) ?? 'all';
  const isFavorites = query.get('favorites') === 'true';
  const isDealOffered = !isFavorites && !isProviderCategory(category);
  const bedrooms = clampedTo(4, query.get('bedrooms'));
  const shapes = readShapes(query.get('area') ?? '');
  const [priceMin, priceMax] = orderedRange(clampedPrice(query.get('priceMin')), clampedPrice(query.get('priceMax')));
  const [areaMin, areaMax] = orderedRange(clampedArea(query.get('areaMin')), clampedArea(query.get('areaMax')));
  return {
    category,
    type: category === 'all' ? oneOf(propertyTypeNames, query.get('type')) : undefined,
    dealType: isDealOffered ? oneOf(dealTypes, query.get('dealType')) : undefined,
    isFavorites,
    ...noConditions,
    ...conditionsAsked(
      perCondition((name) => flagOf(query.get(name))),
      category,
    ),
    bedrooms: bedroomChoices.find((choice) => choice === bedrooms),
    priceMin,
    priceMax,
    areaMin,
    areaMax,
    q: searchableWords(query.get('q') ?? ''),
    sort: oneOf(listingSorts, query.get('sort')) ?? 'newest',
    shapes: shapes ?? [],
    isAreaUnreadable: shapes === undefined,
    view: query.get('view') === 'map' || query.get('areaSearch') === 'true' ? 'map' : 'list',
    map: readMapView(query.get('map')),
    isMapFollowed: query.get('followMap') !== 'false',
    isDrawing: query.get('areaSearch') === 'true',
    isFilterBarOpen: query.get('filters') === 'open',
  };
}

export function writeBrowseState(state: BrowseState): URLSearchParams {
  const entries = {
    category: state.category === 'all' ? '' : state.category,
    type: state.type,
    dealType: state.dealType,
    favorites: state.isFavorites || '',
    ...perCondition((name) => state[name]),
    bedrooms: state.bedrooms,
    priceMin: state.priceMin,
    priceMax: state.priceMax,
    areaMin: state.areaMin,
    areaMax: state.areaMax,
    q: state.q,
    sort: state.sort === 'newest' ? '' : state.sort,
    area: writeShapes(state.shapes),
    view: state.view === 'map' ? 'map' : '',
    map: state.map === undefined ? '' : writeMapView(state.map),
    followMap: state.isMapFollowed ? '' : 'false',
    areaSearch: state.isDrawing || '',
    filters: state.isFilterBarOpen ? 'open' : '',
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined && value !== '' && value !== 0) query.set(name, String(value));
  return query;
}

/** `latitude,longitude,zoom`; five decimals are a metre. */
const writeMapView = ({ center, zoom }: MapView): string =>
  `${Number(center.lat.toFixed(5))},${Number(center.lng.toFixed(5))},${Math.round(zoom)}`;

function readMapView(text: string | null): MapView | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN, ...rest] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  const isSense = rest.length === 0 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 19;
  return isSense ? { center: { lat, lng }, zoom: Math.round(zoom) } : undefined;
}
