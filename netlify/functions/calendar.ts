import type { Config } from '@netlify/functions';
import { handleGetCalendarFeed, handleRenewCalendarFeed } from '../features/notification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetCalendarFeed, handleRenewCalendarFeed);

export const config: Config = { path: ['/api/calendar', '/api/calendar/renew'] };
