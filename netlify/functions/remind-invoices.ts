import type { Config } from '@netlify/functions';
import { runReminders } from '../features/billing/billing/reminder-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('remind-invoices', 20, runReminders));

// After the first invoices of the day.
export const config: Config = { schedule: '7-59/10 5-7 * * *' };
