import type { Config } from '@netlify/functions';
import { runFormerSecrets } from '../features/account/account/handlers.ts';
import { runUnnamedImages } from '../features/account/image/handlers.ts';
import { runVerifications } from '../features/account/verification/handlers.ts';
import { runEndedAccounts } from '../features/admin/own-data/handlers.ts';
import { runOldRows } from '../features/admin/platform/handlers.ts';
import {
  runFormerFilingKeys,
  runFormerMandateKeys,
  runFormerSellerKeys,
  runOldBooks,
} from '../features/billing/billing/handlers.ts';
import { runOldCustomerInvoices } from '../features/booking/customer-invoice/handlers.ts';
import { runFormerKeys } from '../features/services/business/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('end-accounts', 5, runEndedAccounts),
  job(
    'reseal-details',
    5,
    runFormerKeys,
    runFormerMandateKeys,
    runFormerFilingKeys,
    runFormerSellerKeys,
    runFormerSecrets,
  ),
  job('sweep-documents', 5, runOldCustomerInvoices, runOldBooks),
  job('sweep-images', 5, runUnnamedImages),
  job('sweep-rows', 5, runOldRows),
  job('sweep-verifications', 5, runVerifications),
);

export const config: Config = { schedule: '17 3 * * *' };
