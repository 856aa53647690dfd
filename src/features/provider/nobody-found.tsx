import type { ServiceCurrency } from '../../contract/currency.ts';
import { isTimeAsked } from '../../contract/when.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { waysOut } from './less-asked.ts';
import type { ServicesState } from './services-state.ts';
import { useBrought } from './use-brought.ts';
import type { ChangeServicesState } from './use-services-state.ts';
import { Ways } from './ways.tsx';

interface NobodyFoundProps {
  state: ServicesState;
  /** Kilometres: the smallest sensible radius. */
  least: number;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** What was asked for is too much: what to drop, and what that brings. Where nothing brings anybody, another place. */
export function NobodyFound({ state, least, currency, change }: NobodyFoundProps) {
  const words = useWords('narrowing');
  const brought = useBrought(state, waysOut(state, least));
  const isNoWay = brought.every(({ count }) => count === 0);
  return (
    <EmptyState
      drawing="search"
      title={words('nobody.title')}
      {...(isTimeAsked(state.when) ? { text: words('nobody.free') } : {})}
    >
      <Ways brought={brought} above={0} state={state} currency={currency} change={change} />
      {isNoWay && <Button to={paths.services()}>{words('nobody.elsewhere')}</Button>}
    </EmptyState>
  );
}
