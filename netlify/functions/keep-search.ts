import type { Config } from '@netlify/functions';
import { handleSearchKept } from '../features/provider/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('keep-search', handleSearchKept);

export const config: Config = { schedule: '*/5 * * * *' };
