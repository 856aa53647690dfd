import type { Config } from '@netlify/functions';
import { calendarFeed, guestFile, visitFile } from '../features/messaging/notification/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(calendarFeed, visitFile, guestFile);

export const config: Config = {
  path: ['/api/calendar/:file([^/]+\\.ics)', '/api/appointments/:id/calendar.ics', '/api/visit/:token/calendar.ics'],
};
