import type { Config } from '@netlify/functions';
import {
  handleDecideIdentity,
  handleDecideProof,
  handleDecideReview,
  handleListContactMessages,
  handleListIdentityChecks,
  handleListProofChecks,
  handleListReviewChecks,
} from '../features/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListIdentityChecks,
  handleDecideIdentity,
  handleListProofChecks,
  handleListReviewChecks,
  handleDecideProof,
  handleDecideReview,
  handleListContactMessages,
);

export const config: Config = { path: '/api/admin/*' };
