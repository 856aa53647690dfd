import type { Config } from '@netlify/functions';
import {
  handleGetProvider,
  handleListOffers,
  handleListProviderCards,
  handleListProviders,
  handleListSlots,
  handleRecordProviderView,
} from '../features/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListProviders,
  handleListProviderCards,
  handleGetProvider,
  handleListOffers,
  handleListSlots,
  handleRecordProviderView,
);

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
