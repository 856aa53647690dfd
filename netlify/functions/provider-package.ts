import type { Config } from '@netlify/functions';
import { changePackage, getPackages } from '../features/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getPackages, changePackage);

export const config: Config = { path: '/api/provider/package' };
