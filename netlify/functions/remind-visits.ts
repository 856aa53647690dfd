import type { Config } from '@netlify/functions';
import { handleVisitReminders } from '../features/notification/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('remind-visits', handleVisitReminders);

export const config: Config = { schedule: '*/10 * * * *' };
