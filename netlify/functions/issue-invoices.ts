import type { Config } from '@netlify/functions';
import { runInvoices } from '../features/billing/billing/invoice-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('issue-invoices', 20, runInvoices));

export const config: Config = { schedule: '3-59/10 4-7 * * *' };
