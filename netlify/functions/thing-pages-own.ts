import type { Config } from '@netlify/functions';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication();

export const config: Config = {
  // Beside an id of the staff stands the screen of a new person.
  path: [
    '/appointments/:id',
    '/en/appointments/:id',
    '/questions/:id',
    '/en/questions/:id',
    '/provider/services/edit/:id',
    '/en/provider/services/edit/:id',
    '/provider/services/stats/:id',
    '/en/provider/services/stats/:id',
    '/provider/staff/:id([0-9a-fA-F]+-[0-9a-fA-F-]+)',
    '/en/provider/staff/:id([0-9a-fA-F]+-[0-9a-fA-F-]+)',
    '/provider/invoices/:id',
    '/en/provider/invoices/:id',
    '/provider/invoices/new/:id',
    '/en/provider/invoices/new/:id',
    '/inquiries/:id',
    '/de/inquiries/:id',
    '/edit-property/:id',
    '/de/edit-property/:id',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
