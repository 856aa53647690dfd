import type { Config } from '@netlify/functions';
import {
  handleAgreeVisit,
  handleCancelVisit,
  handleConfirmVisit,
  handleGetVisit,
  handleLateVisit,
  handleMessageVisit,
  handleMoveVisit,
  handleRefuseVisit,
  handleWithdrawVisit,
} from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleWithdrawVisit,
  handleCancelVisit,
  handleMoveVisit,
  handleAgreeVisit,
  handleRefuseVisit,
  handleConfirmVisit,
  handleLateVisit,
  handleMessageVisit,
  handleGetVisit,
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
