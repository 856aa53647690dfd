import type { Config } from '@netlify/functions';
import { runCdnNews } from '../features/admin/platform/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('tell-cdn', runCdnNews);

export const config: Config = { schedule: '* * * * *' };
