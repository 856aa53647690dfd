import type { Config } from '@netlify/functions';
import {
  getBank,
  getBusiness,
  getReadiness,
  getTax,
  getTaxNumber,
  putBank,
  putBusiness,
  putTax,
  putTaxNumber,
} from '../features/services/business/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  getBusiness,
  putBusiness,
  getBank,
  putBank,
  getTax,
  getTaxNumber,
  putTax,
  putTaxNumber,
  getReadiness,
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
