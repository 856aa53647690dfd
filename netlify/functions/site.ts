import * as contact from '../features/site/contact/handlers.ts';
import * as sitemap from '../features/site/sitemap/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([contact, sitemap]);
