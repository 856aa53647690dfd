import type { Config } from '@netlify/functions';
import { runDueTexts } from '../features/sms/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('send-texts', runDueTexts);

// A code is worth ten minutes.
export const config: Config = { schedule: '* * * * *' };
