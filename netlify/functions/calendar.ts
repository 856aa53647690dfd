import type { Config } from '@netlify/functions';
import { getCalendarFeed, renewCalendarFeed } from '../features/messaging/notification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getCalendarFeed, renewCalendarFeed);

export const config: Config = { path: ['/api/calendar', '/api/calendar/renew'] };
