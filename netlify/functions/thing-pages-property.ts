import type { Config } from '@netlify/functions';
import { threadPage } from '../features/property/inquiry/handlers.ts';
import { renewalPage } from '../features/property/listing/handlers.ts';
import { confirmationPage, unsubscribePage } from '../features/property/saved-search/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication(threadPage, renewalPage, confirmationPage, unsubscribePage);

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
