import type { Config } from '@netlify/functions';
import {
  addPasskey,
  askPasskey,
  beginApp,
  beginPasskey,
  cancelLoss,
  cancelOwnLoss,
  confirmApp,
  endSecondStep,
  getLoss,
  listFactors,
  newBackupCodes,
  removeFactor,
  reportLoss,
  takeStep,
  takeStepByPasskey,
} from '../features/account/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listFactors,
  newBackupCodes,
  beginApp,
  confirmApp,
  beginPasskey,
  addPasskey,
  removeFactor,
  takeStep,
  askPasskey,
  takeStepByPasskey,
  reportLoss,
  getLoss,
  endSecondStep,
  cancelLoss,
  cancelOwnLoss,
);

export const config: Config = {
  path: ['/api/account/factors', '/api/account/factors/*', '/api/auth/step', '/api/auth/step/*', '/api/auth/lost/*'],
};
