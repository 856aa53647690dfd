import type { Config } from '@netlify/functions';
import {
  handleDecideIdentity,
  handleDecideProof,
  handleListContactMessages,
  handleListIdentityChecks,
  handleListProofChecks,
} from '../features/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListIdentityChecks,
  handleDecideIdentity,
  handleListProofChecks,
  handleDecideProof,
  handleListContactMessages,
);

export const config: Config = { path: '/api/admin/*' };
