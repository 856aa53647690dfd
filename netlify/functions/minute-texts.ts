import type { Config } from '@netlify/functions';
import { deliverDuePushes } from '../features/messaging/notification/push-actions.ts';
import { deliverDueTexts } from '../features/messaging/sms/actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('send-texts', 23, deliverDueTexts, deliverDuePushes));

// A code is worth ten minutes. What browsers show while no page is open goes out in the same run.
export const config: Config = { schedule: '* * * * *' };
