import type { Config } from '@netlify/functions';
import { handleGetCalendar } from '../features/calendar/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetCalendar);

export const config: Config = { path: '/api/provider/calendar' };
