import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, instant } from '../fields.ts';

/** What happened to one's visits and account while one was away: the bell. */

export const notificationKinds = [
  'appointment_requested',
  'appointment_booked',
  'appointment_accepted',
  'appointment_declined',
  'appointment_cancelled',
  'appointment_moved',
  'appointment_proposed',
  'appointment_proposal_answered',
  'appointment_expired',
  'appointment_message',
  'appointment_reminder',
  'appointment_late',
  'appointment_completed',
  'appointment_deposit',
  'review_received',
  'waiting_offer',
  'system',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const listNotifications = endpoint('GET /notifications', {
  summary: 'The latest 50, newest first, how many are unread, and how many conversations have something new',
  access: 'signed-in',
  // The reception's inbox is that of the business; the bell is the own one.
  roles: ['reception'],
  response: z.object({
    unread: z.number(),
    /** Conversations with something new: the inbox is counted wherever the bell is. The reception's is that of the business. */
    unreadMessages: z.number(),
    items: z.array(
      z.object({
        id: identifier,
        kind: z.enum(notificationKinds),
        /** In the reader's language. */
        title: z.string(),
        text: z.string(),
        /** Where it leads: a path of the site; null where there is nothing to open. */
        path: z.nullable(z.string()),
        at: instant,
        isRead: z.boolean(),
      }),
    ),
  }),
});

export const readNotifications = endpoint('POST /notifications/read', {
  summary: 'Mark notifications as read: those named, or all',
  access: 'signed-in',
  body: z.object({ ids: z.optional(z.array(identifier)) }),
  response: z.object({ unread: z.number() }),
});

export const getCalendarFeed = endpoint('GET /calendar', {
  summary: 'Whether the account’s visits have an address for calendar programs, and since when',
  access: 'signed-in',
  response: z.object({ renewedAt: z.nullable(instant) }),
});

export const renewCalendarFeed = endpoint('POST /calendar/renew', {
  summary: 'Make a new address for calendar programs, shown this once; the one before ends',
  access: 'signed-in',
  response: z.object({ address: z.string(), renewedAt: instant }),
});

/** GET answers with a calendar file: below the API's base, and for nobody but whoever has the token. */
export const feedPath = '/calendar/:token.ics';
/** The calendar file of one visit: of a party that is signed in, and of a guest with the link. */
export const visitFilePaths = {
  account: '/appointments/:id/calendar.ics',
  guest: '/visit/:token/calendar.ics',
} as const;
