import type { Config } from '@netlify/functions';
import {
  complain,
  getReportFigures,
  getStatement,
  listStatements,
  reportListing,
  sendReport,
} from '../features/admin/report/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(sendReport, reportListing, getReportFigures, listStatements, getStatement, complain);

export const config: Config = {
  path: [
    '/api/reports',
    '/api/reports/figures',
    '/api/listings/:id/report',
    '/api/decisions',
    '/api/decisions/:token',
    '/api/decisions/:token/complaint',
  ],
};
