import { type ConditionName, conditionNames, conditions } from '../../../contract/property/browse.ts';
import { type BrowseCategory, type DealType, isProviderCategory } from '../../../contract/property/taxonomy.ts';
import { type Bedrooms, type BrowseState, readBrowseState } from './browse-state.ts';

/** The rules of docs/product/property.md, "Listing filters". Each returns what changes. */
export type BrowseChange = Partial<BrowseState>;

/** Buy, Rent and Favorites exclude each other. Pressing one again turns it off. */
export const withDealToggled = (state: BrowseState, deal: DealType): BrowseChange => ({
  dealType: state.dealType === deal ? undefined : deal,
  isFavorites: false,
});

export const withFavoritesToggled = (state: BrowseState): BrowseChange =>
  state.isFavorites ? { isFavorites: false } : { isFavorites: true, dealType: undefined };

const ofProperties = conditionNames.filter((name) => !conditions[name].isOfAll);

/** Architects and constructors have no deal type. */
export const withCategory = (category: BrowseCategory): BrowseChange => ({
  category,
  type: undefined,
  ...(isProviderCategory(category)
    ? { dealType: undefined, ...Object.fromEntries(ofProperties.map((name) => [name, undefined])) }
    : {}),
});

export const areDealsOffered = ({ category }: BrowseState): boolean => !isProviderCategory(category);

/** What is searched. The sentences about "Dienstleister" are shown for providers only. */
export const kindOf = ({ category }: BrowseState): 'properties' | 'providers' =>
  isProviderCategory(category) ? 'providers' : 'properties';

export const isConditionOffered = (name: ConditionName, { category }: BrowseState): boolean =>
  conditions[name].isOfAll || !isProviderCategory(category);

/** No filter, yes, no filter; either way also "no" in between. */
export const withConditionToggled = (state: BrowseState, name: ConditionName): BrowseChange => ({
  [name]: state[name] === undefined ? true : state[name] && conditions[name].isEitherWay ? false : undefined,
});

export const withBedroomsToggled = (state: BrowseState, bedrooms: Bedrooms): BrowseChange => ({
  bedrooms: state.bedrooms === bedrooms ? undefined : bedrooms,
});

/** Removes all filters and keeps the view. */
export function withoutFilters(state: BrowseState): BrowseState {
  const { view, map, isMapFollowed, sort, isDrawing, isFilterBarOpen } = state;
  return { ...readBrowseState(new URLSearchParams()), view, map, isMapFollowed, sort, isDrawing, isFilterBarOpen };
}

export type FilterName =
  | 'category'
  | 'type'
  | 'dealType'
  | 'isFavorites'
  | ConditionName
  | 'bedrooms'
  | 'price'
  | 'area'
  | 'q'
  | 'shapes';

const changeWithout = {
  category: { category: 'all' },
  type: { type: undefined },
  dealType: { dealType: undefined },
  isFavorites: { isFavorites: false },
  bedrooms: { bedrooms: undefined },
  price: { priceMin: 0, priceMax: 0 },
  area: { areaMin: 0, areaMax: 0 },
  q: { q: '' },
  shapes: { shapes: [] },
} as const satisfies Record<Exclude<FilterName, ConditionName>, unknown>;

export const isCondition = (name: FilterName): name is ConditionName => name in conditions;

export const withoutFilter = (name: FilterName): BrowseChange => {
  if (isCondition(name)) return { [name]: undefined };
  const change = changeWithout[name];
  return name === 'shapes' ? { shapes: [] } : { ...(change as BrowseChange) };
};

/** The active filters in the order in which they are shown. */
export function activeFilters(state: BrowseState): FilterName[] {
  const isOn = {
    category: state.category !== 'all',
    type: state.type !== undefined,
    dealType: state.dealType !== undefined,
    isFavorites: state.isFavorites,
    ...(Object.fromEntries(conditionNames.map((name) => [name, state[name] !== undefined])) as Record<
      ConditionName,
      boolean
    >),
    bedrooms: state.bedrooms !== undefined,
    price: state.priceMin > 0 || state.priceMax > 0,
    area: state.areaMin > 0 || state.areaMax > 0,
    q: state.q !== '',
    shapes: state.shapes.length > 0,
  } as const satisfies Record<FilterName, boolean>;
  const names = Object.keys(isOn) as FilterName[];
  return names.filter((name) => isOn[name]);
}

const inSheet: readonly FilterName[] = ['dealType', 'isFavorites', ...conditionNames, 'bedrooms', 'price', 'area'];

/** The active ones among the filters that the sheet holds. */
export const sheetFilters = (state: BrowseState): FilterName[] =>
  activeFilters(state).filter((name) => inSheet.includes(name));
