import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { nextInvoices } from '../../../contract/billing/billing-invoice.ts';
import { paths } from '../../../paths.ts';
import { AdviserLink } from './adviser-link.tsx';
import { BillTable } from './bill-table.tsx';
import { Commissions } from './commissions.tsx';
import { InvoiceColumns } from './invoice-columns.tsx';
import { Invoices } from './invoices.tsx';
import { Mandate } from './mandate.tsx';
import { moneyOf } from './money.ts';
import { CameBack } from './online-payment.tsx';
import { TaxReport } from './tax-report.tsx';
import { Turnover } from './turnover.tsx';

const places = { address: paths.providerBusiness(), tax_id: paths.providerBank(), birth_date: paths.providerBank() };

/** What a provider owes the site, with its proof (docs/product/invoices.md). */
export function SiteInvoices() {
  const words = useWords('billing');
  const plans = useWords('business');
  const none = (
    <EmptyState drawing="papers" title={words('screen.none')} text={words('screen.noneText')}>
      <Button to={paths.providerPackages()}>{plans('area.packages')}</Button>
    </EmptyState>
  );
  return (
    <>
      <CameBack />
      <InvoiceColumns
        next={<Next />}
        aside={
          <>
            <Mandate />
            <AdviserLink />
            <Turnover />
          </>
        }
      >
        <Commissions />
        <Invoices empty={none} />
        <TaxReport places={places} />
      </InvoiceColumns>
    </>
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
      {next.data?.items.length === 0 && <p className="quiet">{words('coming.none')}</p>}
      {next.data?.items.map((bill) => (
        <div key={bill.strand}>
          <BillTable bill={bill} currency={bill.currency} />
          {bill.creditMinor > 0 && (
            <p className="quiet">{words('coming.credit', { amount: moneyOf(bill.creditMinor, bill.currency) })}</p>
          )}
        </div>
      ))}
    </Section>
  );
}
