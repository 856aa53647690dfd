import type { Config } from '@netlify/functions';
import * as browse from '../../src/contract/property/browse.ts';
import * as lists from '../../src/contract/property/browse-listings.ts';
import * as map from '../../src/contract/property/browse-map.ts';
import * as towns from '../../src/contract/property/browse-town.ts';
import { getListing, similarListings } from '../../src/contract/property/listing-detail.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

/** What anybody reads of properties. Apart from property.ts: the limit is for programs that read everything. */
export default serveQuarter([
  answers({ ...browse, ...lists, ...map }, () => import('../features/property/browse/actions.ts')),
  answers(towns, () => import('../features/property/browse/town-actions.ts')),
  answers({ getListing, similarListings }, () => import('../features/property/listing/detail-actions.ts')),
]);

export const config: Config = { rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
