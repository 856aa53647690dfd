import type { Config } from '@netlify/functions';
import { remindVisits } from '../features/messaging/notification/reminder-actions.ts';
import { runVatChecks } from '../features/services/business/vat-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('remind-visits', 10, remindVisits), job('check-vat-ids', 15, runVatChecks));

export const config: Config = { schedule: '*/10 * * * *' };
