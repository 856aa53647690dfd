import type { Config } from '@netlify/functions';
import {
  handlePrepareAppointmentImage,
  handlePrepareVisitImage,
  handlePutAppointmentImages,
  handlePutVisitImages,
} from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handlePrepareAppointmentImage,
  handlePutAppointmentImages,
  handlePrepareVisitImage,
  handlePutVisitImages,
);

export const config: Config = { path: ['/api/appointments/:id/images', '/api/visit/:token/images'] };
