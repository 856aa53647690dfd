import type { Config } from '@netlify/functions';
import {
  getTaxFilingFile,
  listTaxFilings,
  makeTaxFilings,
  markTaxFilingSent,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listTaxFilings, makeTaxFilings, getTaxFilingFile, markTaxFilingSent);

export const config: Config = {
  path: ['/api/tax-filings', '/api/tax-filings/:id/file', '/api/tax-filings/:id/sent'],
};
