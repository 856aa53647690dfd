import type { Config } from '@netlify/functions';
import { runOnlinePayments } from '../features/billing/billing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('ask-payments', runOnlinePayments);

export const config: Config = { schedule: '*/5 * * * *' };
