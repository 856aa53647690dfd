import type { Config } from '@netlify/functions';
import { cancelLoss, cancelOwnLoss, endSecondStep, getLoss, reportLoss } from '../features/account/account/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(reportLoss, getLoss, endSecondStep, cancelLoss, cancelOwnLoss);

export const config: Config = { path: ['/api/auth/lost', '/api/auth/lost/*'] };
