import type { Config } from '@netlify/functions';
import { runEnds, runSameAccounts } from '../features/property/listing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('remind-expiry', runEnds, runSameAccounts);

export const config: Config = { schedule: '*/15 * * * *' };
