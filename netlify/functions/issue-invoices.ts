import type { Config } from '@netlify/functions';
import { runInvoices } from '../features/billing/billing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('issue-invoices', runInvoices);

export const config: Config = { schedule: '3-59/10 4-7 * * *' };
