import type { Config } from '@netlify/functions';
import {
  confirmAvailable,
  duplicateListing,
  getOwnProperty,
  listOwnRows,
  previewListing,
  renewListing,
} from '../features/property/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listOwnRows, previewListing, getOwnProperty, renewListing, confirmAvailable, duplicateListing);

export const config: Config = {
  path: [
    '/api/seller/listings/rows',
    '/api/seller/listings/:id',
    '/api/seller/listings/:id/form',
    '/api/seller/listings/:id/renew',
    '/api/seller/listings/:id/confirm',
    '/api/seller/listings/:id/duplicate',
  ],
};
