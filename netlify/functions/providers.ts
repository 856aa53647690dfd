import type { Config } from '@netlify/functions';
import {
  getProvider,
  listOffers,
  listProviderCards,
  listProviders,
  listSlots,
  recordProviderView,
} from '../features/services/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listProviders, listProviderCards, getProvider, listOffers, listSlots, recordProviderView);

export const config: Config = {
  path: [
    '/api/providers',
    '/api/providers/cards',
    '/api/providers/:id',
    '/api/providers/:id/offers',
    '/api/providers/:id/slots',
    '/api/providers/:id/view',
  ],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
