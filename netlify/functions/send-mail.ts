import type { Config } from '@netlify/functions';
import { handleResetRequests } from '../features/account/handlers.ts';
import { handleDueMail } from '../features/mail/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('send-mail', async (world) => ({
  ...(await handleDueMail(world)),
  ...(await handleResetRequests(world)),
}));

export const config: Config = { schedule: '*/5 * * * *' };
