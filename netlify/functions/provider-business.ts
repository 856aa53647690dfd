import type { Config } from '@netlify/functions';
import {
  handleGetBank,
  handleGetBusiness,
  handleGetReadiness,
  handleGetTax,
  handlePutBank,
  handlePutBusiness,
  handlePutTax,
} from '../features/business/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleGetBusiness,
  handlePutBusiness,
  handleGetBank,
  handlePutBank,
  handleGetTax,
  handlePutTax,
  handleGetReadiness,
);

export const config: Config = {
  path: ['/api/provider/business', '/api/provider/profile/bank', '/api/provider/tax', '/api/provider/readiness'],
};
