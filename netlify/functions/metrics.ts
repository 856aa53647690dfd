import type { Config } from '@netlify/functions';
import { metrics } from '../features/admin/platform/handlers.ts';
import { serveTexts } from '../http/serve-texts.ts';

export default serveTexts(metrics);

export const config: Config = { path: '/metrics' };
