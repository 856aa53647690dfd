import type { Config } from '@netlify/functions';
import {
  listBankFiles,
  listOpenBankLines,
  matchBankLine,
  readBankFile,
  setBankLineAside,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(readBankFile, listBankFiles, listOpenBankLines, matchBankLine, setBankLineAside);

export const config: Config = {
  path: ['/api/bank/files', '/api/bank/lines', '/api/bank/lines/:id/match', '/api/bank/lines/:id/aside'],
};
