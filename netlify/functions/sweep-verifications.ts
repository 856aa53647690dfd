import type { Config } from '@netlify/functions';
import { handleVerifications } from '../features/verification/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-verifications', handleVerifications);

export const config: Config = { schedule: '7 3 * * *' };
