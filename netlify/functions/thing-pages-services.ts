import type { Config } from '@netlify/functions';
import { visitPage } from '../features/booking/appointment/handlers.ts';
import { textLinkPage } from '../features/messaging/notification/handlers.ts';
import { bookingPage } from '../features/services/provider/handlers.ts';
import { linkedQuestionPage } from '../features/services/question/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication(bookingPage, visitPage, textLinkPage, linkedQuestionPage);

export const config: Config = {
  path: [
    '/book/:id',
    '/en/book/:id',
    '/visit/:token',
    '/en/visit/:token',
    '/t/:token',
    '/en/t/:token',
    '/question/:token',
    '/en/question/:token',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
