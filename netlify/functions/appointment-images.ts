import type { Config } from '@netlify/functions';
import {
  prepareAppointmentImage,
  prepareVisitImage,
  putAppointmentImages,
  putVisitImages,
} from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(prepareAppointmentImage, putAppointmentImages, prepareVisitImage, putVisitImages);

export const config: Config = { path: ['/api/appointments/:id/images', '/api/visit/:token/images'] };
