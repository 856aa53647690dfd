import type { Config } from '@netlify/functions';
import { runPayments } from '../features/billing/billing/online-actions.ts';
import { tellEngines } from '../features/site/sitemap/news-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';
import { keepSearch } from '../provider-search/index.ts';

export default scheduled(
  job('keep-search', 15, keepSearch),
  job('ask-payments', 5, runPayments),
  job('tell-engines', 5, tellEngines),
);

export const config: Config = { schedule: '*/5 * * * *' };
