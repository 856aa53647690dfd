import type { Config } from '@netlify/functions';
import {
  handleGetInquiry,
  handleListInquiries,
  handleReadInquiry,
  handleReplyToInquiry,
} from '../features/inquiry/handlers.ts';
import { handleSellerAnalytics } from '../features/seller/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListInquiries,
  handleGetInquiry,
  handleReadInquiry,
  handleReplyToInquiry,
  handleSellerAnalytics,
);

export const config: Config = {
  path: [
    '/api/seller/inquiries',
    '/api/seller/inquiries/:id',
    '/api/seller/inquiries/:id/read',
    '/api/seller/inquiries/:id/reply',
    '/api/seller/analytics',
  ],
};
