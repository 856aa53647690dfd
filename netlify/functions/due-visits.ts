import type { Config } from '@netlify/functions';
import { runDueVisits } from '../features/booking/appointment/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('due-visits', runDueVisits);

export const config: Config = { schedule: '*/5 * * * *' };
