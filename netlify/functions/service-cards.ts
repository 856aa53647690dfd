import type { Config } from '@netlify/functions';
import {
  createServiceCard,
  deleteServiceCard,
  duplicateServiceCard,
  listServiceCards,
  orderServiceCards,
  serviceCardStats,
  updateServiceCard,
} from '../features/services/service-card/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listServiceCards,
  createServiceCard,
  orderServiceCards,
  updateServiceCard,
  deleteServiceCard,
  duplicateServiceCard,
  serviceCardStats,
);

export const config: Config = {
  path: [
    '/api/service-cards',
    '/api/service-cards/order',
    '/api/service-cards/:id',
    '/api/service-cards/:id/duplicate',
    '/api/service-cards/:id/stats',
  ],
};
