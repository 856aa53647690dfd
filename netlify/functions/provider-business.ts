import type { Config } from '@netlify/functions';
import {
  handleGetBank,
  handleGetBusiness,
  handleGetReadiness,
  handleGetStatistics,
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
  handleGetStatistics,
);

export const config: Config = {
  path: [
    '/api/provider/business',
    '/api/provider/profile/bank',
    '/api/provider/tax',
    '/api/provider/readiness',
    '/api/provider/statistics',
    '/api/account/tax-number',
  ],
};
