import { useWords } from '#i18n/i18n.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { lessByChip } from './less-asked.ts';
import styles from './services.module.css';
import type { ServicesState } from './services-state.ts';
import { useBrought } from './use-brought.ts';
import type { ChangeServicesState } from './use-services-state.ts';
import { Ways } from './ways.tsx';

interface FewFoundProps {
  total: number;
  state: ServicesState;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** Below few results: what dropping each chip brings. Where nothing brings more, nothing is said. */
export function FewFound({ total, state, currency, change }: FewFoundProps) {
  const words = useWords('narrowing');
  const brought = useBrought(state, lessByChip(state));
  if (brought.every(({ count }) => count !== undefined && count <= total)) return null;
  return (
    <section className={styles['few']}>
      <h2>{words('nobody.more')}</h2>
      <Ways brought={brought} above={total} state={state} currency={currency} change={change} />
    </section>
  );
}
