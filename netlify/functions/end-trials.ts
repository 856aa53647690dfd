import type { Config } from '@netlify/functions';
import { runTrials } from '../features/billing/billing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('end-trials', runTrials);

export const config: Config = { schedule: '11 * * * *' };
