import type { Config } from '@netlify/functions';
import { runTermsNotices } from '../features/account/agreement/actions.ts';
import { runOldVisitors } from '../features/admin/platform/sweep-actions.ts';
import { runTrials } from '../features/billing/billing/actions.ts';
import { runPropertyTowns } from '../features/property/browse/town-actions.ts';
import { runServiceTowns } from '../features/services/provider/town-actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('keep-towns', 15, runServiceTowns, runPropertyTowns),
  job('end-trials', 5, runTrials),
  job('announce-terms', 5, runTermsNotices),
  job('sweep-visitors', 5, runOldVisitors),
);

// Visitors are forgotten after midnight in Manila, whose clock is another.
export const config: Config = { schedule: '19,49 * * * *' };
