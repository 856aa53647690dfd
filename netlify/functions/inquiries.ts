import type { Config } from '@netlify/functions';
import {
  handleContinueOwnInquiry,
  handleContinueThread,
  handleGetOwnInquiry,
  handleListOwnInquiries,
  handleOpenThread,
  handleSendInquiry,
  handleStartThreadMails,
} from '../features/inquiry/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListOwnInquiries,
  handleGetOwnInquiry,
  handleContinueOwnInquiry,
  handleSendInquiry,
  handleOpenThread,
  handleContinueThread,
  handleStartThreadMails,
);

export const config: Config = {
  path: [
    '/api/account/inquiries',
    '/api/account/inquiries/:id',
    '/api/listings/:id/inquiries',
    '/api/inquiries/:token',
    '/api/inquiries/:token/mails',
  ],
};
