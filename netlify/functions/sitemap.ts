import type { Config } from '@netlify/functions';
import { indexKey, robots, sitemap, sitemapPart } from '../features/site/sitemap/handlers.ts';
import { serveTexts } from '../http/serve-texts.ts';

export default serveTexts(sitemap, sitemapPart, robots, indexKey);

export const config: Config = { path: ['/sitemap.xml', '/sitemap/:name', '/robots.txt', '/indexnow.txt'] };
