import type { Config } from '@netlify/functions';
import { runOldRows } from '../features/admin/platform/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-rows', runOldRows);

export const config: Config = { schedule: '41 3 * * *' };
