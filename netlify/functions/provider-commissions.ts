import type { Config } from '@netlify/functions';
import { listCommissions, objectToCommission } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listCommissions, objectToCommission);

export const config: Config = { path: ['/api/provider/commissions', '/api/provider/commissions/:id/objection'] };
