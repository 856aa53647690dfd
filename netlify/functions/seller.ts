import type { Config } from '@netlify/functions';
import { getInquiry, listInquiries, readInquiry, replyToInquiry } from '../features/property/inquiry/handlers.ts';
import { sellerAnalytics } from '../features/property/seller/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listInquiries, getInquiry, readInquiry, replyToInquiry, sellerAnalytics);

export const config: Config = {
  path: [
    '/api/seller/inquiries',
    '/api/seller/inquiries/:id',
    '/api/seller/inquiries/:id/read',
    '/api/seller/inquiries/:id/reply',
    '/api/seller/analytics',
  ],
};
