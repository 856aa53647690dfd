import type { Config } from '@netlify/functions';
import {
  handleAcceptAppointment,
  handleCompleteAppointment,
  handleDeclineAppointment,
  handleFinishCall,
  handleListCalls,
  handleNoShowAppointment,
  handlePayAppointment,
  handleReportIll,
  handleSwapAppointments,
} from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleAcceptAppointment,
  handleDeclineAppointment,
  handleCompleteAppointment,
  handleNoShowAppointment,
  handlePayAppointment,
  handleSwapAppointments,
  handleListCalls,
  handleFinishCall,
  handleReportIll,
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
