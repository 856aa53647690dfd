import type { Config } from '@netlify/functions';
import {
  decideObjection,
  liftSuspension,
  listAccounts,
  listContactMessages,
  listObjections,
  suspendAccount,
} from '../features/admin/handlers.ts';
import { decideReport, listReports, passOnDanger } from '../features/report/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listContactMessages,
  listAccounts,
  suspendAccount,
  liftSuspension,
  listReports,
  decideReport,
  passOnDanger,
  listObjections,
  decideObjection,
);

export const config: Config = {
  path: [
    '/api/admin/contact',
    '/api/admin/accounts',
    '/api/admin/accounts/:id/suspend',
    '/api/admin/accounts/:id/lift',
    '/api/admin/reports',
    '/api/admin/reports/:id/decision',
    '/api/admin/reports/:id/danger',
    '/api/admin/objections',
    '/api/admin/objections/:id/decision',
  ],
};
