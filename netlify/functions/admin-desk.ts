import type { Config } from '@netlify/functions';
import {
  answerContactMessage,
  listContactMessages,
  listFailedMails,
  listJobs,
  listLog,
  sendMailAgain,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listContactMessages, answerContactMessage, listFailedMails, sendMailAgain, listJobs, listLog);

export const config: Config = {
  path: [
    '/api/admin/contact',
    '/api/admin/contact/:id/answer',
    '/api/admin/mails',
    '/api/admin/mails/:id/send',
    '/api/admin/jobs',
    '/api/admin/log',
  ],
};
