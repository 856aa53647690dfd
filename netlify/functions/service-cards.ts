import type { Config } from '@netlify/functions';
import {
  handleCreateServiceCard,
  handleDeleteServiceCard,
  handleDuplicateServiceCard,
  handleListServiceCards,
  handleOrderServiceCards,
  handleServiceCardStats,
  handleUpdateServiceCard,
} from '../features/service-card/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListServiceCards,
  handleCreateServiceCard,
  handleOrderServiceCards,
  handleUpdateServiceCard,
  handleDeleteServiceCard,
  handleDuplicateServiceCard,
  handleServiceCardStats,
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
