import type { Config } from '@netlify/functions';
import { listVatIds } from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listVatIds);

export const config: Config = { path: '/api/vat-ids' };
