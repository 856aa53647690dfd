import { useWords } from '#i18n/i18n.ts';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { InvoiceColumns } from '../../billing/billing/invoice-columns.tsx';
import { SiteInvoices } from '../../billing/billing/site-invoices.tsx';
import { Turnover } from '../../billing/billing/turnover.tsx';
import { CustomerInvoices } from './customer-invoices.tsx';
import { InvoiceSettings } from './invoice-settings.tsx';
import { MonthFiles } from './month-files.tsx';

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
      {tab === 'site' && <SiteInvoices />}
      {tab === 'customers' && <ToCustomers />}
      {tab === 'settings' && <InvoiceSettings />}
    </Page>
  );
}

function ToCustomers() {
  return (
    <InvoiceColumns
      aside={
        <>
          <MonthFiles />
          <Turnover />
        </>
      }
    >
      <CustomerInvoices />
    </InvoiceColumns>
  );
}
