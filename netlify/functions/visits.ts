import type { Config } from '@netlify/functions';
import { handleRecordView, handleReportListing } from '../features/seller/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleRecordView, handleReportListing);

export const config: Config = { path: ['/api/listings/:id/view', '/api/listings/:id/report'] };
