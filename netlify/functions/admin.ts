import type { Config } from '@netlify/functions';
import { decideObjection, listObjections } from '../features/admin/admin/handlers.ts';
import { decideReport, listReports, passOnDanger } from '../features/admin/report/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listReports, decideReport, passOnDanger, listObjections, decideObjection);

export const config: Config = {
  path: [
    '/api/admin/reports',
    '/api/admin/reports/:id/decision',
    '/api/admin/reports/:id/danger',
    '/api/admin/objections',
    '/api/admin/objections/:id/decision',
  ],
};
