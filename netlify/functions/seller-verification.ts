import type { Config } from '@netlify/functions';
import {
  getSellerVerification,
  putSellerRole,
  submitLicence,
  submitSellerIdentity,
} from '../features/account/verification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getSellerVerification, putSellerRole, submitSellerIdentity, submitLicence);

export const config: Config = {
  path: [
    '/api/seller/verification',
    '/api/seller/verification/role',
    '/api/seller/verification/id',
    '/api/seller/verification/licence',
  ],
};
