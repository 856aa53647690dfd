import type { Config } from '@netlify/functions';
import {
  handleBookAppointment,
  handleGetAppointment,
  handleHoldAppointment,
  handleListAppointments,
  handleQuoteAppointment,
  handleReleaseHold,
} from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleHoldAppointment,
  handleReleaseHold,
  handleBookAppointment,
  handleListAppointments,
  handleQuoteAppointment,
  handleGetAppointment,
);

export const config: Config = {
  path: [
    '/api/appointments',
    '/api/appointments/hold',
    '/api/appointments/quote',
    '/api/appointments/hold/:id',
    '/api/appointments/:id',
  ],
};
