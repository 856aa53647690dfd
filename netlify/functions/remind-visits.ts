import type { Config } from '@netlify/functions';
import { runVisitReminders } from '../features/messaging/notification/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('remind-visits', runVisitReminders);

export const config: Config = { schedule: '*/10 * * * *' };
