import type { Config } from '@netlify/functions';
import { handleHealth, handleOpenapi, handleReady } from '../features/platform/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleHealth, handleReady, handleOpenapi);

export const config: Config = { path: ['/api/health', '/api/ready', '/api/openapi.json'] };
