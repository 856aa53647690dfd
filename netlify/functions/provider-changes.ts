import type { Config } from '@netlify/functions';
import { handleChangeAppointment, handleSettleDeeds, handleUndoDeed } from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleChangeAppointment, handleUndoDeed, handleSettleDeeds);

export const config: Config = {
  path: ['/api/appointments/:id/change', '/api/provider/undo/settle', '/api/provider/undo/:id'],
};
