import type { Config } from '@netlify/functions';
import { handleOwnImage } from '../features/image/handlers.ts';
import { serveRedirects } from '../http/serve-redirects.ts';

export default serveRedirects(handleOwnImage);

export const config: Config = { path: ['/api/images/own/:token'] };
