import type { Config } from '@netlify/functions';
import { runIndexNews } from '../features/site/sitemap/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('tell-engines', runIndexNews);

export const config: Config = { schedule: '*/5 * * * *' };
