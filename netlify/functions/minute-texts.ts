import type { Config } from '@netlify/functions';
import { runDuePushes } from '../features/messaging/notification/handlers.ts';
import { runDueTexts } from '../features/messaging/sms/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('send-texts', 23, runDueTexts, runDuePushes));

// A code is worth ten minutes. What browsers show while no page is open goes out in the same run.
export const config: Config = { schedule: '* * * * *' };
