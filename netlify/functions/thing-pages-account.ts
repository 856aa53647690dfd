import type { Config } from '@netlify/functions';
import {
  providerVerifyEmailPage,
  resetPage,
  undoEmailPage,
  verifyEmailPage,
} from '../features/account/account/handlers.ts';
import { decisionPage } from '../features/admin/report/handlers.ts';
import { adviserPage } from '../features/billing/billing/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication(
  providerVerifyEmailPage,
  resetPage,
  undoEmailPage,
  verifyEmailPage,
  decisionPage,
  adviserPage,
);

export const config: Config = {
  path: [
    '/password/reset/:token',
    '/en/password/reset/:token',
    '/adviser/:token',
    '/en/adviser/:token',
    '/decision/:token',
    '/en/decision/:token',
    '/email/undo/:token',
    '/en/email/undo/:token',
    '/verify-email/:token',
    '/en/verify-email/:token',
    '/provider/verify-email/:token',
    '/en/provider/verify-email/:token',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
