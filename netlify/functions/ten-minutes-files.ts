import type { Config } from '@netlify/functions';
import { runImages } from '../features/account/image/copies-actions.ts';
import { runCustomerInvoices } from '../features/booking/customer-invoice/file-actions.ts';
import { runSameAccounts } from '../features/property/listing/copy-actions.ts';
import { runEnds } from '../features/property/listing/renewal-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('remind-expiry', 10, runEnds, runSameAccounts),
  job('file-customer-invoices', 10, runCustomerInvoices),
  job('copy-images', 10, runImages),
);

// Files are made with the invoice. This makes up for what was broken off.
export const config: Config = { schedule: '4-59/10 * * * *' };
