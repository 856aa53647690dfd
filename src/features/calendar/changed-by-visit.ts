import { getAppointment, listAppointments } from '../../contract/appointment.ts';
import { listCalls } from '../../contract/appointment-actions.ts';
import { getStatistics } from '../../contract/business.ts';
import { getCalendar } from '../../contract/calendar.ts';
import { listNotifications } from '../../contract/notification.ts';

/** The answers that become stale by whatever is done with a visit. */
export const changedByVisit = [
  getCalendar,
  listAppointments,
  getAppointment,
  getStatistics,
  listNotifications,
  listCalls,
];
