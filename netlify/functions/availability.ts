import type { Config } from '@netlify/functions';
import {
  handleAddBlock,
  handleDeleteBlock,
  handleGetAvailability,
  handlePreviewAvailability,
  handlePutAvailability,
} from '../features/availability/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleGetAvailability,
  handlePutAvailability,
  handlePreviewAvailability,
  handleAddBlock,
  handleDeleteBlock,
);

export const config: Config = {
  path: [
    '/api/provider/availability',
    '/api/provider/availability/preview',
    '/api/provider/blocks',
    '/api/provider/blocks/:id',
  ],
};
