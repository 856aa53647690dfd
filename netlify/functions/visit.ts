import type { Config } from '@netlify/functions';
import {
  agreeVisit,
  cancelVisit,
  confirmVisit,
  getVisit,
  lateVisit,
  messageVisit,
  moveVisit,
  refuseVisit,
  withdrawVisit,
} from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  withdrawVisit,
  cancelVisit,
  moveVisit,
  agreeVisit,
  refuseVisit,
  confirmVisit,
  lateVisit,
  messageVisit,
  getVisit,
);

export const config: Config = {
  path: [
    '/api/visit/:token',
    '/api/visit/:token/withdraw',
    '/api/visit/:token/cancel',
    '/api/visit/:token/move',
    '/api/visit/:token/agree',
    '/api/visit/:token/refuse',
    '/api/visit/:token/confirm',
    '/api/visit/:token/late',
    '/api/visit/:token/message',
  ],
};
