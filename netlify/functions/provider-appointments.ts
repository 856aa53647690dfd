import type { Config } from '@netlify/functions';
import {
  handleAcceptAppointment,
  handleCompleteAppointment,
  handleDeclineAppointment,
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
  ],
};
