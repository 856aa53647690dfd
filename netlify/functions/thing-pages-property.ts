import type { Config } from '@netlify/functions';
import { handleThreadPage } from '../features/inquiry/handlers.ts';
import { handleRenewalPage } from '../features/listing/handlers.ts';
import { handleConfirmationPage, handleUnsubscribePage } from '../features/saved-search/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication(handleThreadPage, handleRenewalPage, handleConfirmationPage, handleUnsubscribePage);

export const config: Config = {
  path: [
    '/inquiry/:token',
    '/de/inquiry/:token',
    '/renew/:token',
    '/de/renew/:token',
    '/saved-search/confirm/:token',
    '/de/saved-search/confirm/:token',
    '/saved-search/unsubscribe/:token',
    '/de/saved-search/unsubscribe/:token',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
