import { type BrowseCategory, type DealType, isProviderCategory } from '../../contract/taxonomy.ts';
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

/** Architects and constructors have no deal type. */
export const withCategory = (category: BrowseCategory): BrowseChange => ({
  category,
  type: undefined,
  ...(isProviderCategory(category) ? { dealType: undefined, isForForeigners: false } : {}),
});

export const areDealsOffered = ({ category }: BrowseState): boolean => !isProviderCategory(category);

/** What is searched. The sentences about "Dienstleister" are shown for providers only. */
export const kindOf = ({ category }: BrowseState): 'properties' | 'providers' =>
  isProviderCategory(category) ? 'providers' : 'properties';

/** No filter, furnished, unfurnished, no filter. */
export const nextFurnished = (furnished: boolean | undefined): boolean | undefined =>
  furnished === undefined ? true : furnished ? false : undefined;

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
  | 'isAvailable'
  | 'furnished'
  | 'isForForeigners'
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
  isAvailable: { isAvailable: false },
  furnished: { furnished: undefined },
  isForForeigners: { isForForeigners: false },
  bedrooms: { bedrooms: undefined },
  price: { priceMin: 0, priceMax: 0 },
  area: { areaMin: 0, areaMax: 0 },
  q: { q: '' },
  shapes: { shapes: [] },
} as const satisfies Record<FilterName, unknown>;

export const withoutFilter = (name: FilterName): BrowseChange => {
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
    isAvailable: state.isAvailable,
    furnished: state.furnished !== undefined,
    isForForeigners: state.isForForeigners,
    bedrooms: state.bedrooms !== undefined,
    price: state.priceMin > 0 || state.priceMax > 0,
    area: state.areaMin > 0 || state.areaMax > 0,
    q: state.q !== '',
    shapes: state.shapes.length > 0,
  } as const satisfies Record<FilterName, boolean>;
  const names = Object.keys(isOn) as FilterName[];
  return names.filter((name) => isOn[name]);
}

const folding: readonly FilterName[] = ['isAvailable', 'furnished', 'isForForeigners', 'area'];

/** The active ones among the filters that fold away. */
export const foldedFilters = (state: BrowseState): FilterName[] =>
  activeFilters(state).filter((name) => folding.includes(name));
