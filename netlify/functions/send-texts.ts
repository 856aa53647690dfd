import type { Config } from '@netlify/functions';
import { runDuePushes } from '../features/messaging/notification/handlers.ts';
import { runDueTexts } from '../features/messaging/sms/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('send-texts', runDueTexts, runDuePushes);

// A code is worth ten minutes. What browsers show while no page is open goes out in the same run.
export const config: Config = { schedule: '* * * * *' };
