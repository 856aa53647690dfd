import type { Config } from '@netlify/functions';
import { addBusinessLimit, listBusinessLimits } from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listBusinessLimits, addBusinessLimit);

export const config: Config = { path: '/api/small-business-limits' };
