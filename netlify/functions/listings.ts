import type { Config } from '@netlify/functions';
import * as browse from '../features/property/browse/handlers.ts';
import { getListing, similarListings } from '../features/property/listing/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

/** What anybody reads of properties. Apart from property.ts: the limit is for programs that read everything. */
export default serveStrands([browse, { getListing, similarListings }]);

export const config: Config = { rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
