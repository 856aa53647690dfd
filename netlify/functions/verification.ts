import type { Config } from '@netlify/functions';
import { getVerification, submitIdentity, submitQualification } from '../features/account/verification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getVerification, submitIdentity, submitQualification);

export const config: Config = {
  path: ['/api/provider/verification', '/api/provider/verification/id', '/api/provider/verification/qualification'],
};
