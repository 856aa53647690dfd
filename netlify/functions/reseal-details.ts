import type { Config } from '@netlify/functions';
import { runFormerSecrets } from '../features/account/account/handlers.ts';
import {
  runFormerFilingKeys,
  runFormerMandateKeys,
  runFormerSellerKeys,
} from '../features/billing/billing/handlers.ts';
import { runFormerKeys } from '../features/services/business/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled(
  'reseal-details',
  runFormerKeys,
  runFormerMandateKeys,
  runFormerFilingKeys,
  runFormerSellerKeys,
  runFormerSecrets,
);

export const config: Config = { schedule: '53 3 * * *' };
