import type { Config } from '@netlify/functions';
import { ownImage } from '../features/account/image/handlers.ts';
import { serveRedirects } from '../http/serve-redirects.ts';

export default serveRedirects(ownImage);

export const config: Config = { path: ['/api/images/own/:token'] };
