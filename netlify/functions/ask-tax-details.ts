import type { Config } from '@netlify/functions';
import { runTaxRequests } from '../features/billing/billing/asking-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('ask-tax-details', 20, runTaxRequests));

export const config: Config = { schedule: '13 6-20 * * *' };
