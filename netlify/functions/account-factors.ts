import type { Config } from '@netlify/functions';
import {
  addPasskey,
  askPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  listFactors,
  newBackupCodes,
  removeFactor,
  takeStep,
  takeStepByPasskey,
} from '../features/account/account/handlers.ts';
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
);

export const config: Config = {
  path: ['/api/account/factors', '/api/account/factors/*', '/api/auth/step', '/api/auth/step/*'],
};
