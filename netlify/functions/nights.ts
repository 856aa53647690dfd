import type { Config } from '@netlify/functions';
import { job, later, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job(
    'end-accounts',
    5,
    later(() => import('../features/admin/own-data/actions.ts'), 'runEndedAccounts'),
  ),
  job(
    'reseal-details',
    5,
    later(() => import('../features/services/business/actions.ts'), 'resealDetails'),
    later(() => import('../features/billing/billing/debit-actions.ts'), 'resealMandates'),
    later(() => import('../features/billing/billing/reporting-actions.ts'), 'resealFilings'),
    later(() => import('../features/billing/billing/seller-actions.ts'), 'resealLastSellers'),
    later(() => import('../features/account/account/code-actions.ts'), 'resealSecrets'),
  ),
  job(
    'sweep-documents',
    5,
    later(() => import('../features/booking/customer-invoice/retention-actions.ts'), 'runOldCustomerInvoices'),
    later(() => import('../features/billing/billing/retention-actions.ts'), 'runOldBooks'),
  ),
  job(
    'sweep-images',
    5,
    later(() => import('../features/booking/quote/job-actions.ts'), 'runOldQuotes'),
    later(() => import('../features/account/image/sweep-actions.ts'), 'runUnnamedImages'),
  ),
  job(
    'sweep-rows',
    5,
    later(() => import('../features/admin/platform/sweep-actions.ts'), 'runOldRows'),
  ),
  job(
    'sweep-verifications',
    5,
    later(() => import('../features/account/verification/actions.ts'), 'runVerifications'),
  ),
);

export const config: Config = { schedule: '17 3 * * *' };
