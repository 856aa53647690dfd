import type { Config } from '@netlify/functions';
import { runOldVisitors } from '../features/admin/platform/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-visitors', runOldVisitors);

// Half past midnight in Manila; the schedule is in UTC.
export const config: Config = { schedule: '30 16 * * *' };
