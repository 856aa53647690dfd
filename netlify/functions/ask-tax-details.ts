import type { Config } from '@netlify/functions';
import { runTaxRequests } from '../features/billing/billing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('ask-tax-details', runTaxRequests);

export const config: Config = { schedule: '13 6-20 * * *' };
