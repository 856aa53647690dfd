import { stateOf, useAnswer } from '../../../api/query.ts';
import { nextInvoices } from '../../../contract/billing/billing-invoice.ts';
import { useWords } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useKeptPlace } from '../../../ui/kept-scroll.ts';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs, useTab } from '../../../ui/tabs.tsx';
import { AdviserLink } from '../../billing/billing/adviser-link.tsx';
import { BillTable } from '../../billing/billing/bill-table.tsx';
import { Commissions } from '../../billing/billing/commissions.tsx';
import { Invoices } from '../../billing/billing/invoices.tsx';
import { Mandate } from '../../billing/billing/mandate.tsx';
import { moneyOf } from '../../billing/billing/money.ts';
import { CameBack } from '../../billing/billing/online-payment.tsx';
import { TaxReport } from '../../billing/billing/tax-report.tsx';
import { Turnover } from '../../billing/billing/turnover.tsx';
import { CustomerInvoices } from '../../booking/customer-invoice/customer-invoices.tsx';
import { InvoiceSettings } from '../../booking/customer-invoice/invoice-settings.tsx';
import { MonthFiles } from '../../booking/customer-invoice/month-files.tsx';
import styles from './invoices-screen.module.css';

const places = { address: paths.providerBusiness(), tax_id: paths.providerBank(), birth_date: paths.providerBank() };

/**
 * /provider/invoices: what a provider owes the site, with its proof (docs/product/invoices.md), and what customers owe them
 * (docs/product/customer-invoices.md).
 */
export function ProviderInvoicesScreen() {
  const words = useWords('billing');
  useKeptPlace(true);
  const tab = useTab(['site', 'customers', 'settings']);
  return (
    <Page
      title={words('invoices.title')}
      {...(tab === 'customers' && { lead: words('screen.customersLead') })}
      width="wide"
    >
      <Tabs
        label={words('invoices.title')}
        current={tab}
        tabs={[
          { name: 'site', label: words('screen.site') },
          { name: 'customers', label: words('screen.customers') },
          { name: 'settings', label: words('screen.settings') },
        ]}
      />
      {tab === 'site' && <CameBack />}
      {tab === 'site' && <FromSite />}
      {tab === 'customers' && <ToCustomers />}
      {tab === 'settings' && <InvoiceSettings />}
    </Page>
  );
}

function ToCustomers() {
  return (
    <div className={styles['beside']}>
      <div className={styles['parts']}>
        <CustomerInvoices />
      </div>
      <div className={styles['aside']}>
        <MonthFiles />
        <Turnover />
      </div>
    </div>
  );
}

function FromSite() {
  const words = useWords('billing');
  const plans = useWords('business');
  const none = (
    <EmptyState drawing="papers" title={words('screen.none')} text={words('screen.noneText')}>
      <Button to={paths.providerPackages()}>{plans('area.packages')}</Button>
    </EmptyState>
  );
  return (
    <div className={styles['beside']}>
      <div className={styles['parts']}>
        <Commissions />
        <Invoices empty={none} />
        <TaxReport places={places} />
      </div>
      <div className={styles['next']}>
        <Next />
      </div>
      <div className={styles['aside']}>
        <Mandate />
        <AdviserLink />
        <Turnover />
      </div>
    </div>
  );
}

function Next() {
  const words = useWords('billing');
  const next = useAnswer(nextInvoices, {}, { isAskedAnew: true });
  const state = stateOf(next);
  return (
    <Section title={words('coming.title')} lead={words('coming.lead')}>
      {state === 'failed' && <ErrorState title={words('coming.failed')} onRetry={() => void next.refetch()} />}
      {state === 'loading' && <Skeleton lines={4} height={120} />}
      {next.data?.items.length === 0 && <p className={styles['quiet']}>{words('coming.none')}</p>}
      {next.data?.items.map((bill) => (
        <div key={bill.strand}>
          <BillTable bill={bill} currency={bill.currency} />
          {bill.creditMinor > 0 && (
            <p className={styles['quiet']}>
              {words('coming.credit', { amount: moneyOf(bill.creditMinor, bill.currency) })}
            </p>
          )}
        </div>
      ))}
    </Section>
  );
}
