import type { Config } from '@netlify/functions';
import {
  handleAgreeAppointment,
  handleCancelAppointment,
  handleConfirmAppointment,
  handleLateAppointment,
  handleMessageAppointment,
  handleMoveAppointment,
  handleRefuseAppointment,
  handleWithdrawAppointment,
} from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleWithdrawAppointment,
  handleCancelAppointment,
  handleMoveAppointment,
  handleAgreeAppointment,
  handleRefuseAppointment,
  handleConfirmAppointment,
  handleLateAppointment,
  handleMessageAppointment,
);

export const config: Config = {
  path: [
    '/api/appointments/:id/withdraw',
    '/api/appointments/:id/cancel',
    '/api/appointments/:id/move',
    '/api/appointments/:id/agree',
    '/api/appointments/:id/refuse',
    '/api/appointments/:id/confirm',
    '/api/appointments/:id/late',
    '/api/appointments/:id/message',
  ],
};
