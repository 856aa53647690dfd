import type { Config } from '@netlify/functions';
import { runOldBooks } from '../features/billing/billing/handlers.ts';
import { runOldCustomerInvoices } from '../features/booking/customer-invoice/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-documents', runOldCustomerInvoices, runOldBooks);

export const config: Config = { schedule: '37 2 * * *' };
