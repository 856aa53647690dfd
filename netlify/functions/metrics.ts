import type { Config } from '@netlify/functions';
import { handleMetrics } from '../features/platform/handlers.ts';
import { serveTexts } from '../http/serve-texts.ts';

export default serveTexts(handleMetrics);

export const config: Config = { path: '/metrics' };
