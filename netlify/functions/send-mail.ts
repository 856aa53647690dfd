import type { Config } from '@netlify/functions';
import { runResets } from '../features/account/account/handlers.ts';
import { runDueMail } from '../features/messaging/mail/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

// The mails for forgotten passwords are delivered after this run, like everything that is queued.
export default scheduled('send-mail', runDueMail, runResets);

export const config: Config = { schedule: '* * * * *' };
