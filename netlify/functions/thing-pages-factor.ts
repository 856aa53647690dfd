import type { Config } from '@netlify/functions';
import { lostFactorPage } from '../features/account/account/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';

export default serveApplication(lostFactorPage);

export const config: Config = {
  path: ['/second-step/:token', '/en/second-step/:token'],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
