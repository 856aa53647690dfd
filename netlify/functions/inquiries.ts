import type { Config } from '@netlify/functions';
import {
  continueOwnInquiry,
  continueThread,
  getOwnInquiry,
  listOwnInquiries,
  openThread,
  sendInquiry,
  startThreadMails,
} from '../features/property/inquiry/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listOwnInquiries,
  getOwnInquiry,
  continueOwnInquiry,
  sendInquiry,
  openThread,
  continueThread,
  startThreadMails,
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
