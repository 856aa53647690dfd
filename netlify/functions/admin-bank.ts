import type { Config } from '@netlify/functions';
import {
  listBankFiles,
  listOpenBankLines,
  matchBankLine,
  payBackInvoice,
  readBankFile,
  setBankLineAside,
} from '../features/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(readBankFile, listBankFiles, listOpenBankLines, matchBankLine, setBankLineAside, payBackInvoice);

export const config: Config = {
  path: [
    '/api/admin/bank/files',
    '/api/admin/bank/lines',
    '/api/admin/bank/lines/:id/match',
    '/api/admin/bank/lines/:id/aside',
    '/api/admin/invoices/:id/paid-back',
  ],
};
