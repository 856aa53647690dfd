import type { Config } from '@netlify/functions';
import {
  agreeAppointment,
  cancelAppointment,
  confirmAppointment,
  lateAppointment,
  messageAppointment,
  moveAppointment,
  refuseAppointment,
  withdrawAppointment,
} from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  withdrawAppointment,
  cancelAppointment,
  moveAppointment,
  agreeAppointment,
  refuseAppointment,
  confirmAppointment,
  lateAppointment,
  messageAppointment,
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
