import type { Config } from '@netlify/functions';
import { runQuotes } from '../features/booking/quote/job-actions.ts';
import { remindVisits } from '../features/messaging/notification/reminder-actions.ts';
import { runVatChecks } from '../features/services/business/vat-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('remind-visits', 10, remindVisits),
  job('keep-quotes', 5, runQuotes),
  job('check-vat-ids', 10, runVatChecks),
);

export const config: Config = { schedule: '*/10 * * * *' };
