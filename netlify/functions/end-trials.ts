import type { Config } from '@netlify/functions';
import { handleTrials } from '../features/billing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('end-trials', handleTrials);

export const config: Config = { schedule: '11 * * * *' };
