import type { Config } from '@netlify/functions';
import { runResets } from '../features/account/account/handlers.ts';
import { runDueMail } from '../features/messaging/mail/handlers.ts';
import { runNews } from '../features/property/alert/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('match-news', 10, runNews), job('send-mail', 15, runDueMail, runResets));

// The mails for forgotten passwords are delivered after this run, like everything that is queued.
export const config: Config = { schedule: '* * * * *' };
