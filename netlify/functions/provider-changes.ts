import type { Config } from '@netlify/functions';
import { changeAppointment, settleDeeds, undoDeed } from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(changeAppointment, undoDeed, settleDeeds);

export const config: Config = {
  path: ['/api/appointments/:id/change', '/api/provider/undo/settle', '/api/provider/undo/:id'],
};
