import type { Config } from '@netlify/functions';
import { health, openapi, ready } from '../features/admin/platform/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(health, ready, openapi);

export const config: Config = { path: ['/api/health', '/api/ready', '/api/openapi.json'] };
