import type { Config } from '@netlify/functions';
import { resealSecrets } from '../features/account/account/code-actions.ts';
import { runUnnamedImages } from '../features/account/image/sweep-actions.ts';
import { runVerifications } from '../features/account/verification/actions.ts';
import { runEndedAccounts } from '../features/admin/own-data/actions.ts';
import { runOldRows } from '../features/admin/platform/sweep-actions.ts';
import { resealMandates } from '../features/billing/billing/debit-actions.ts';
import { resealFilings } from '../features/billing/billing/reporting-actions.ts';
import { runOldBooks } from '../features/billing/billing/retention-actions.ts';
import { resealLastSellers } from '../features/billing/billing/seller-actions.ts';
import { runOldCustomerInvoices } from '../features/booking/customer-invoice/retention-actions.ts';
import { resealDetails } from '../features/services/business/actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('end-accounts', 5, runEndedAccounts),
  job('reseal-details', 5, resealDetails, resealMandates, resealFilings, resealLastSellers, resealSecrets),
  job('sweep-documents', 5, runOldCustomerInvoices, runOldBooks),
  job('sweep-images', 5, runUnnamedImages),
  job('sweep-rows', 5, runOldRows),
  job('sweep-verifications', 5, runVerifications),
);

export const config: Config = { schedule: '17 3 * * *' };
