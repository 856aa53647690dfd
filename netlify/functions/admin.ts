import type { Config } from '@netlify/functions';
import {
  decideIdentity,
  decideObjection,
  decidePictures,
  decideProof,
  decideReview,
  liftSuspension,
  listAccounts,
  listContactMessages,
  listIdentityChecks,
  listObjections,
  listPictureChecks,
  listProofChecks,
  listReviewChecks,
  suspendAccount,
} from '../features/admin/handlers.ts';
import { decideReport, listReports, passOnDanger } from '../features/report/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listIdentityChecks,
  decideIdentity,
  listProofChecks,
  listReviewChecks,
  decideProof,
  decideReview,
  listContactMessages,
  listAccounts,
  suspendAccount,
  liftSuspension,
  listReports,
  decideReport,
  passOnDanger,
  listObjections,
  decideObjection,
  listPictureChecks,
  decidePictures,
);

export const config: Config = { path: '/api/admin/*' };
