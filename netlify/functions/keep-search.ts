import type { Config } from '@netlify/functions';
import { runSearchKept } from '../features/services/provider/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('keep-search', runSearchKept);

export const config: Config = { schedule: '*/5 * * * *' };
