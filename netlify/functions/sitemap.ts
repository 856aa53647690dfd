import type { Config } from '@netlify/functions';
import { robots, sitemap, sitemapPart } from '../features/sitemap/handlers.ts';
import { serveTexts } from '../http/serve-texts.ts';

export default serveTexts(sitemap, sitemapPart, robots);

export const config: Config = { path: ['/sitemap.xml', '/sitemap/:name', '/robots.txt'] };
