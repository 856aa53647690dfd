import { listAppointments } from '../../../contract/booking/appointment.ts';
import { type addEntry, type Calendar, getCalendar } from '../../../contract/booking/calendar.ts';
import { listClients } from '../../../contract/booking/client.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { getStatistics } from '../../../contract/services/business.ts';

/** The place that was tapped, or only a day. */
export interface EntryPlace {
  day?: string;
  minute?: number;
  staffId?: string;
}

export type Understanding = AnswerOf<typeof addEntry>['understood'];

/** What both ways of entering share. */
export interface EntryProps {
  at: EntryPlace;
  /** The same id again after a lost answer: one visit. */
  id: string;
  calendar: Calendar;
  onUnderstood: (understood: Understanding | undefined) => void;
  onClose: () => void;
}

/** The answers that become stale by an entry. */
export const refreshedByEntry = [getCalendar, listAppointments, getStatistics, listClients];
