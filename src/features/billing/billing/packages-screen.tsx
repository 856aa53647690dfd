import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { getPackages } from '../../../contract/billing/billing.ts';
import { getUserProperties } from '../../../contract/property/listing.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { listStaff } from '../../../contract/services/staff.ts';
import { paths, propertyPlansAnchor } from '../../../paths.ts';
import { Invoices } from './invoices.tsx';
import { Kept } from './kept.tsx';
import styles from './packages.module.css';
import { StrandPlans } from './strand-plans.tsx';
import { VatId } from './vat-id.tsx';

const refreshes = [getUserProperties, listServiceCards, listStaff];

export function ProviderPackagesScreen() {
  const words = useWords('business');
  const held = useAnswer(getPackages, {}, { isAskedAnew: true });
  useKeptPlace(held.data !== undefined);
  return (
    <Page title={words('packages.title')} lead={words('packages.lead')} width="wide">
      {stateOf(held) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void held.refetch()} />}
      {stateOf(held) === 'loading' && <Skeleton lines={3} height={220} />}
      {held.data?.plans.map((plan) => (
        <div
          key={plan.strand}
          id={plan.strand === 'property' ? propertyPlansAnchor : undefined}
          className={styles['strand']}
        >
          <Section title={words(`packages.${plan.strand}`)} isCard={false}>
            <StrandPlans held={plan} refreshes={refreshes} />
          </Section>
          <Kept held={plan} />
        </div>
      ))}
      <div className={styles['strand']}>
        <VatId changePath={paths.providerBusiness()} />
      </div>
      <Invoices />
      <p>
        <Button variant="plain" to={paths.providerInvoices()}>
          {words('packages.invoices')}
        </Button>
      </p>
    </Page>
  );
}
