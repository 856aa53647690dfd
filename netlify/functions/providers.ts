import type { Config } from '@netlify/functions';
import * as provider from '../features/services/provider/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

/** What anybody reads of providers. Apart from services.ts: the limit is for programs that read everything. */
export default serveStrands([provider]);

export const config: Config = { rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
