import type { Config } from '@netlify/functions';
import {
  handleConfirmAvailable,
  handleDuplicateListing,
  handleGetOwnProperty,
  handleListOwnRows,
  handlePreviewListing,
  handleRenewListing,
} from '../features/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListOwnRows,
  handlePreviewListing,
  handleGetOwnProperty,
  handleRenewListing,
  handleConfirmAvailable,
  handleDuplicateListing,
);

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
