import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { getPackages } from '../../../contract/billing/billing.ts';
import { planAnchor } from '../../../paths.ts';
import { refreshedByChange } from '../../property/seller/lifecycle-buttons.tsx';
import { useAnchored } from '../../property/seller/use-anchored.ts';
import { Invoices } from './invoices.tsx';
import { Kept } from './kept.tsx';
import styles from './seller-plan.module.css';
import { StrandPlans } from './strand-plans.tsx';

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
export function SellerPlan() {
  const words = useWords('seller');
  const held = useAnswer(getPackages, {}, { isAskedAnew: true });
  const section = useAnchored(planAnchor, stateOf(held) !== 'loading');
  return (
    <section
      id={planAnchor}
      ref={section}
      tabIndex={-1}
      className={`stack gap12 ${styles['section']}`}
      aria-labelledby="plan-title"
    >
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
