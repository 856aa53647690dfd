import type { Config } from '@netlify/functions';
import {
  decideIdentity,
  decidePictures,
  decideProof,
  decideReview,
  listIdentityChecks,
  listPictureChecks,
  listProofChecks,
  listReviewChecks,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listIdentityChecks,
  decideIdentity,
  listProofChecks,
  decideProof,
  listReviewChecks,
  decideReview,
  listPictureChecks,
  decidePictures,
);

export const config: Config = {
  path: [
    '/api/admin/identity',
    '/api/admin/identity/:id/decision',
    '/api/admin/proofs',
    '/api/admin/proofs/:id/decision',
    '/api/admin/reviews',
    '/api/admin/reviews/:id/decision',
    '/api/admin/pictures',
    '/api/admin/pictures/:id/decision',
  ],
};
