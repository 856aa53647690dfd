import type { Config } from '@netlify/functions';
import {
  bookAppointment,
  getAppointment,
  holdAppointment,
  listAppointments,
  quoteAppointment,
  releaseHold,
} from '../features/booking/appointment/handlers.ts';
import { addEntry } from '../features/booking/calendar/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  addEntry,
  holdAppointment,
  releaseHold,
  bookAppointment,
  listAppointments,
  quoteAppointment,
  getAppointment,
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
