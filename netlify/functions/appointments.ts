import type { Config } from '@netlify/functions';
import {
  handleBookAppointment,
  handleGetAppointment,
  handleHoldAppointment,
  handleListAppointments,
  handleQuoteAppointment,
  handleReleaseHold,
} from '../features/appointment/handlers.ts';
import { handleAddEntry } from '../features/calendar/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleAddEntry,
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
    '/api/appointments/entry',
    '/api/appointments/hold/:id',
    '/api/appointments/:id',
  ],
};
