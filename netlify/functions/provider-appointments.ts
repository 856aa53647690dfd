import type { Config } from '@netlify/functions';
import {
  acceptAppointment,
  completeAppointment,
  declineAppointment,
  finishCall,
  listCalls,
  noShowAppointment,
  payAppointment,
  reportIll,
  swapAppointments,
} from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  acceptAppointment,
  declineAppointment,
  completeAppointment,
  noShowAppointment,
  payAppointment,
  swapAppointments,
  listCalls,
  finishCall,
  reportIll,
);

export const config: Config = {
  path: [
    '/api/appointments/:id/accept',
    '/api/appointments/:id/decline',
    '/api/appointments/:id/complete',
    '/api/appointments/:id/no-show',
    '/api/appointments/:id/paid',
    '/api/appointments/:id/swap',
    '/api/provider/ill',
    '/api/provider/calls',
    '/api/provider/calls/:id',
  ],
};
