import type { Config } from '@netlify/functions';
import {
  addBlock,
  deleteBlock,
  getAvailability,
  previewAvailability,
  putAvailability,
} from '../features/services/availability/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getAvailability, putAvailability, previewAvailability, addBlock, deleteBlock);

export const config: Config = {
  path: [
    '/api/provider/availability',
    '/api/provider/availability/preview',
    '/api/provider/blocks',
    '/api/provider/blocks/:id',
  ],
};
