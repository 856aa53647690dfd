import type { Config } from '@netlify/functions';
import { handleChangePackage, handleGetPackages } from '../features/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetPackages, handleChangePackage);

export const config: Config = { path: '/api/provider/package' };
