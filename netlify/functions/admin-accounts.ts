import type { Config } from '@netlify/functions';
import {
  endAccount,
  getAccount,
  keepAccount,
  liftSuspension,
  listAccounts,
  suspendAccount,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listAccounts, getAccount, suspendAccount, liftSuspension, endAccount, keepAccount);

export const config: Config = {
  path: [
    '/api/admin/accounts',
    '/api/admin/accounts/:id',
    '/api/admin/accounts/:id/suspend',
    '/api/admin/accounts/:id/lift',
    '/api/admin/accounts/:id/end',
    '/api/admin/accounts/:id/keep',
  ],
};
