import type { Config } from '@netlify/functions';
import { handleOldRows } from '../features/platform/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-rows', handleOldRows);

export const config: Config = { schedule: '41 3 * * *' };
