import type { Config } from '@netlify/functions';
import { writeResetMails } from '../features/account/account/reset-actions.ts';
import { runWaiting } from '../features/booking/waiting-list/job-actions.ts';
import { deliverDueMail } from '../features/messaging/mail/actions.ts';
import { runNews } from '../features/property/alert/actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('match-news', 10, runNews),
  job('offer-freed', 5, runWaiting),
  job('send-mail', 15, deliverDueMail, writeResetMails),
);

// The mails for forgotten passwords are delivered after this run, like everything that is queued.
export const config: Config = { schedule: '* * * * *' };
