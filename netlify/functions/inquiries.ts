import type { Config } from '@netlify/functions';
import {
  handleContinueThread,
  handleOpenThread,
  handleSendInquiry,
  handleStartThreadMails,
} from '../features/inquiry/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleSendInquiry, handleOpenThread, handleContinueThread, handleStartThreadMails);

export const config: Config = {
  path: ['/api/listings/:id/inquiries', '/api/inquiries/:token', '/api/inquiries/:token/mails'],
};
