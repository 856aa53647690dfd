import type { Config } from '@netlify/functions';
import { handlePreviewListing } from '../features/detail/handlers.ts';
import { handleConfirmAvailable, handleDuplicateListing, handleRenewListing } from '../features/lifecycle/handlers.ts';
import { handleGetOwnProperty, handleListOwnRows } from '../features/property/handlers.ts';
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
