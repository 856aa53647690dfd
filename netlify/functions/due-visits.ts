import type { Config } from '@netlify/functions';
import { handleDueVisits } from '../features/appointment/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('due-visits', handleDueVisits);

export const config: Config = { schedule: '*/5 * * * *' };
