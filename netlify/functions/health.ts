import type { Config } from '@netlify/functions';
import { handleHealth, handleOpenapi } from '../features/platform/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleHealth, handleOpenapi);

export const config: Config = { path: ['/api/health', '/api/openapi.json'] };
