import { stateOf, type useAnswer } from '../../../api/query.ts';
import type { getPackages } from '../../../contract/billing/billing.ts';
import { useWords } from '../../../i18n/i18n.ts';
import { planAnchor } from '../../../paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Invoices } from '../../billing/billing/invoices.tsx';
import { Kept } from '../../billing/billing/kept.tsx';
import { StrandPlans } from '../../billing/billing/strand-plans.tsx';
import { refreshedByChange } from './lifecycle-buttons.tsx';
import styles from './plan-section.module.css';
import { useAnchored } from './use-anchored.ts';

function NoInvoices() {
  const words = useWords('billing');
  return (
    <Section title={words('invoices.title')} isCard={false}>
      <p>
        {words('screen.none')}. {words('screen.noneText')}
      </p>
    </Section>
  );
}

/** The plans of the property strand: the account's own, and the change to another. */
export function PlanSection({ held }: { held: ReturnType<typeof useAnswer<typeof getPackages>> }) {
  const words = useWords('seller');
  const section = useAnchored(planAnchor, stateOf(held) !== 'loading');
  return (
    <section id={planAnchor} ref={section} tabIndex={-1} className={styles['section']} aria-labelledby="plan-title">
      <h2 id="plan-title">{words('package.title')}</h2>
      <p>{words('package.lead')}</p>
      {stateOf(held) === 'failed' && <ErrorState title={words('package.failed')} onRetry={() => void held.refetch()} />}
      {stateOf(held) === 'loading' && <Skeleton lines={3} height={220} />}
      {held.data?.plans.map((plan) => (
        <StrandPlans key={plan.strand} held={plan} refreshes={refreshedByChange} />
      ))}
      <Invoices empty={<NoInvoices />} />
      {held.data?.plans.map((plan) => (
        <Kept key={plan.strand} held={plan} />
      ))}
    </section>
  );
}
