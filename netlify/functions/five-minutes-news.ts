import type { Config } from '@netlify/functions';
import { runOnlinePayments } from '../features/billing/billing/handlers.ts';
import { runSearchKept } from '../features/services/provider/handlers.ts';
import { runIndexNews } from '../features/site/sitemap/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('keep-search', 15, runSearchKept),
  job('ask-payments', 5, runOnlinePayments),
  job('tell-engines', 5, runIndexNews),
);

export const config: Config = { schedule: '*/5 * * * *' };
