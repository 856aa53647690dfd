import type { Config } from '@netlify/functions';
import { runEndedAccounts } from '../features/admin/own-data/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('end-accounts', runEndedAccounts);

export const config: Config = { schedule: '23 2 * * *' };
