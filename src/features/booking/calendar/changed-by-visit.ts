import { listAppointments } from '../../../contract/booking/appointment.ts';
import { listCalls } from '../../../contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { listNotifications } from '../../../contract/messaging/notification.ts';
import { getStatistics } from '../../../contract/services/business.ts';

/** The answers that become stale by whatever is done with a visit. */
export const changedByVisit = [
  getCalendar,
  listAppointments,
  getAppointment,
  getStatistics,
  listNotifications,
  listCalls,
];
