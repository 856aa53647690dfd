import type { Config } from '@netlify/functions';
import { runDueVisits } from '../features/booking/appointment/ending-actions.ts';
import { runOutsideCalendars } from '../features/booking/calendar/outside-actions.ts';
import { runDueListings } from '../features/property/listing/actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(
  job('due-visits', 15, runDueVisits),
  job('expire-listings', 10, runDueListings),
  job('read-calendars', 5, runOutsideCalendars),
);

export const config: Config = { schedule: '*/5 * * * *' };
