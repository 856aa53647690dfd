import type { ServiceCurrency } from '../../src/contract/currency.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { ProviderSort, Weights } from '../../src/contract/services/provider.ts';
import type { ProviderFilters } from '../../src/contract/services/provider-filters.ts';
import type { ServiceCategory } from '../../src/contract/services/service-taxonomy.ts';
import type { CardFilters } from '../ground/card-filters.ts';
import type { KeyRange } from '../search/geometry/index.ts';

/** The place of a row in the order. */
export interface RowAfter {
  value: number;
  id: AccountId;
}

export interface SearchAsked {
  /** Null: a name is looked for everywhere. */
  around: {
    /** Degrees. */
    latitude: number;
    longitude: number;
    radiusMetres: number;
    /** The key ranges within the radius, and those from where providers may come. */
    ranges: readonly KeyRange[];
    reachRanges: readonly KeyRange[];
  } | null;
  /** Part of the name; undefined: any. */
  name: string | undefined;
  categories: readonly ServiceCategory[];
  /** What is asked of the provider; what is asked of a card stands in `filters`. */
  ofProvider: Omit<ProviderFilters, 'priceMaximum' | 'immediate' | 'mobile'>;
  /** Of one and the same card. */
  filters: CardFilters;
  sort: ProviderSort;
  /** In the order by price one comes first. `only`: nobody with the other one is found. */
  currency: { first: ServiceCurrency; only: ServiceCurrency | undefined };
  weights: Weights;
  /** The prior of the Bayesian mean: so many reviews at that mean. */
  prior: { reviews: number; mean: number };
  after: RowAfter | undefined;
  limit: number;
  now: Date;
  /** Only these, of all that match. */
  among?: readonly AccountId[];
}
