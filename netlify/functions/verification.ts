import type { Config } from '@netlify/functions';
import {
  handleGetVerification,
  handleSubmitIdentity,
  handleSubmitQualification,
} from '../features/verification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetVerification, handleSubmitIdentity, handleSubmitQualification);

export const config: Config = {
  path: ['/api/provider/verification', '/api/provider/verification/id', '/api/provider/verification/qualification'],
};
