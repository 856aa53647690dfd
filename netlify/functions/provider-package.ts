import type { Config } from '@netlify/functions';
import { changePackage, getPackages, previewPackage } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getPackages, changePackage, previewPackage);

export const config: Config = { path: ['/api/provider/package', '/api/provider/package/preview'] };
