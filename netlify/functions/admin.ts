import type { Config } from '@netlify/functions';
import {
  handleDecideIdentity,
  handleDecideProof,
  handleDecideReview,
  handleLiftSuspension,
  handleListAccounts,
  handleListContactMessages,
  handleListIdentityChecks,
  handleListProofChecks,
  handleListReviewChecks,
  handleSuspendAccount,
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
  handleListAccounts,
  handleSuspendAccount,
  handleLiftSuspension,
);

export const config: Config = { path: '/api/admin/*' };
