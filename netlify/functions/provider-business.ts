import type { Config } from '@netlify/functions';
import {
  handleGetBank,
  handleGetBusiness,
  handleGetReadiness,
  handleGetTax,
  handleGetTaxNumber,
  handlePutBank,
  handlePutBusiness,
  handlePutTax,
  handlePutTaxNumber,
} from '../features/business/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleGetBusiness,
  handlePutBusiness,
  handleGetBank,
  handlePutBank,
  handleGetTax,
  handleGetTaxNumber,
  handlePutTax,
  handlePutTaxNumber,
  handleGetReadiness,
);

export const config: Config = {
  path: [
    '/api/provider/business',
    '/api/provider/profile/bank',
    '/api/provider/tax',
    '/api/provider/readiness',
    '/api/account/tax-number',
  ],
};
