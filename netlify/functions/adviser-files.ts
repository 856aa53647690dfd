import type { Config } from '@netlify/functions';
import { adviserCsv, adviserDatev, adviserPdf, adviserXml } from '../features/billing/billing/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(adviserPdf, adviserXml, adviserCsv, adviserDatev);

export const config: Config = {
  path: [
    '/api/adviser/:token/:id/invoice.pdf',
    '/api/adviser/:token/:id/invoice.xml',
    '/api/adviser/:token/all.csv',
    '/api/adviser/:token/:id/datev.csv',
  ],
};
