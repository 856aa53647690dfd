import type { Config } from '@netlify/functions';
import { runVerifications } from '../features/account/verification/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-verifications', runVerifications);

export const config: Config = { schedule: '7 3 * * *' };
