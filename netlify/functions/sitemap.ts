import type { Config } from '@netlify/functions';
import { handleRobots, handleSitemap, handleSitemapPart } from '../features/sitemap/handlers.ts';
import { serveTexts } from '../http/serve-texts.ts';

export default serveTexts(handleSitemap, handleSitemapPart, handleRobots);

export const config: Config = { path: ['/sitemap.xml', '/sitemap/:name', '/robots.txt'] };
