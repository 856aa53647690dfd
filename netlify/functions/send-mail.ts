import type { Config } from '@netlify/functions';
import { handleDueMail } from '../features/mail/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('send-mail', handleDueMail);

export const config: Config = { schedule: '* * * * *' };
