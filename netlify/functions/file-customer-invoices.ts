import type { Config } from '@netlify/functions';
import { runCustomerInvoices } from '../features/booking/customer-invoice/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('file-customer-invoices', runCustomerInvoices);

// Files are made with the invoice. This makes up for what was broken off.
export const config: Config = { schedule: '4-59/10 * * * *' };
