import type { Country } from '../../../contract/country.ts';
import type { ProviderFilters } from '../../../contract/services/provider-filters.ts';
import type { ServiceName } from '../../../contract/services/service-taxonomy.ts';
import type { When } from '../../../contract/when.ts';
import { writtenWhen } from './searched-when.ts';

/** The parts of a search that decide which cards and times of a provider are shown. */
export interface OffersAsked {
  service: ServiceName | undefined;
  when: When;
  /** The place of the customer, as `whereOf` (services-state.ts) writes it. */
  where: { zip?: string; place?: string; country?: Country };
  filters: ProviderFilters;
}

/** Which cards of whom are asked for. The place always: whether they come at all, and what the way costs, depend on it. */
export function offersOf<Id extends string>({
  provider,
  service,
  when,
  where,
  filters,
}: OffersAsked & { provider: { id: Id } }) {
  const { minimumRating: _ofTheProvider, ...ofCards } = filters;
  return {
    params: { id: provider.id },
    query: { ...(service === undefined ? {} : { service }), ...writtenWhen(when), ...ofCards, ...where },
  };
}
