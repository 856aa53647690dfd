import type { Config } from '@netlify/functions';
import { getCalendar } from '../features/booking/calendar/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getCalendar);

export const config: Config = { path: '/api/provider/calendar' };
