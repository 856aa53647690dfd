import type { ServiceCurrency } from '../../contract/currency.ts';
import { isTimeAsked } from '../../contract/when.ts';
import { formatKilometres } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { hasPlace, radii, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';
import { WithoutFilter } from './without-filter.tsx';

interface NobodyFoundProps {
  state: ServicesState;
  /** Kilometres: the smallest sensible radius. */
  least: number;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** What was asked for is too much: what to drop. */
export function NobodyFound({ state, least, currency, change }: NobodyFoundProps) {
  const words = useWords('services');
  const wider = hasPlace(state) ? radii.find((radius) => radius > Math.max(state.radius, least)) : undefined;
  return (
    <EmptyState
      drawing="search"
      title={words('results.none')}
      text={words(isTimeAsked(state.when) ? 'results.noneFree' : 'results.noneText')}
    >
      <WithoutFilter state={state} currency={currency} change={change} />
      {isTimeAsked(state.when) && <Button onClick={() => change({ when: {} })}>{words('results.anyTime')}</Button>}
      {state.name !== '' && hasPlace(state) && (
        <Button variant="plain" onClick={() => change({ name: '' })}>
          {words('results.anyName')}
        </Button>
      )}
      {wider !== undefined && (
        <Button onClick={() => change({ radius: wider })}>
          {words('results.wider', { radius: formatKilometres(wider) })}
        </Button>
      )}
      {state.service !== undefined && (
        <Button variant="plain" onClick={() => change({ service: undefined })}>
          {words('results.anyService')}
        </Button>
      )}
    </EmptyState>
  );
}
