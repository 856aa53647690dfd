import type { Config } from '@netlify/functions';
import * as provider from '../../src/contract/services/provider.ts';
import * as cards from '../../src/contract/services/provider-cards.ts';
import * as towns from '../../src/contract/services/provider-town.ts';
import * as trades from '../../src/contract/services/provider-trades.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

/** What anybody reads of providers. Apart from services.ts: the limit is for programs that read everything. */
export default serveQuarter([
  answers(provider, () => import('../features/services/provider/actions.ts')),
  answers(cards, () => import('../features/services/provider/actions.ts')),
  answers(trades, () => import('../features/services/provider/actions.ts')),
  answers(towns, () => import('../features/services/provider/town-actions.ts')),
]);

export const config: Config = { rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
