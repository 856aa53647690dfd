import { useAnswer } from '../../api/query.ts';
import type { ServiceCurrency } from '../../contract/currency.ts';
import { listProviders } from '../../contract/provider.ts';
import type { ProviderFilters } from '../../contract/provider-filters.ts';
import { formatMoney, formatNumber, formatRating } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { questionOf, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

type FilterName = keyof ProviderFilters;
const filterNames = ['minimumRating', 'priceMaximum', 'immediate', 'mobile'] as const satisfies readonly FilterName[];

interface WithoutFilterProps {
  state: ServicesState;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** For a search that finds nobody: each filter that hides somebody, and how many come back without it. */
export const WithoutFilter = ({ state, currency, change }: WithoutFilterProps) =>
  filterNames
    .filter((name) => state.filters[name] !== undefined)
    .map((name) => <Dropped key={name} name={name} state={state} currency={currency} change={change} />);

function Dropped({ name, state, currency, change }: WithoutFilterProps & { name: FilterName }) {
  const words = useWords('services');
  const { [name]: dropped, ...filters } = state.filters;
  const { data } = useAnswer(listProviders, questionOf({ ...state, filters }));
  if (data === undefined || data.total === 0) return null;
  const said = {
    minimumRating: () => words('filters.quick.rated', { rating: formatRating(Number(dropped)) }),
    priceMaximum: () => words('filters.upTo', { price: formatMoney(Number(dropped), currency) }),
    immediate: () => words('filters.quick.immediate'),
    mobile: () => words('filters.quick.mobile'),
  }[name]();
  return (
    <Button onClick={() => change({ filters })}>
      {words('results.without', { filter: said, count: data.total, number: formatNumber(data.total) })}
    </Button>
  );
}
