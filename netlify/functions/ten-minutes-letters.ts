import type { Config } from '@netlify/functions';
import { runVisitReminders } from '../features/messaging/notification/handlers.ts';
import { runVatChecks } from '../features/services/business/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('remind-visits', 10, runVisitReminders), job('check-vat-ids', 15, runVatChecks));

export const config: Config = { schedule: '*/10 * * * *' };
