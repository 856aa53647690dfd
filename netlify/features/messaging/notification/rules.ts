import { visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import type { MemberRole } from '../../../../src/contract/endpoint.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { cancelEndOf } from '../../../../src/contract/services/cancel-end.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { VisitSide } from '../../../ground/states.ts';

export const hour = 60 * 60_000;

/** A customer may move a visit again within so many minutes before anybody is written to. */
export const settleMinutes = 10;

/** So many of the bell are listed. */
export const listedMaximum = 50;

/** So many visits stand in a feed at most: those of this many days back and ahead, cancelled ones for a month. */
export const feedMaximum = 5000;
export const feedDays = { back: 90, cancelled: 30 } as const;

/** Days from now on for which a guest's link to a visit is signed. */
export const linkDaysOf = (endsAt: string, now: Date): number =>
  Math.max(0, (Date.parse(endsAt) - now.getTime()) / 86_400_000) + visitLinkDays;

/** A message that is sent after the visit has a link of its own for so many days. */
const lateLinkDays = 7;

/** The link of a text message ends with the visit. */
export const hasTextLinkEnded = ({ endsAt, sentAt }: { endsAt: string; sentAt: string }, now: Date): boolean =>
  now.getTime() >
  (Date.parse(sentAt) < Date.parse(endsAt) ? Date.parse(endsAt) : Date.parse(sentAt) + lateLinkDays * 24 * hour);

/** What changes a contract is always mailed to the customer; what is only good to know can be switched off. */
const essentials: ReadonlySet<NotificationKind> = new Set([
  'appointment_requested',
  'appointment_booked',
  'appointment_accepted',
  'appointment_declined',
  'appointment_cancelled',
  'appointment_moved',
  'appointment_proposed',
  'appointment_expired',
  'appointment_late',
  'appointment_deposit',
]);

/** The kinds whose mail confirms the contract, or the request for one: they name who makes it. */
export const bindingKinds: ReadonlySet<NotificationKind> = new Set([
  'appointment_requested',
  'appointment_booked',
  'appointment_accepted',
]);

/** The kinds after which somebody goes there. */
export const mappedKinds: ReadonlySet<NotificationKind> = new Set([
  ...bindingKinds,
  'appointment_moved',
  'appointment_reminder',
]);

export interface Preferences {
  emailNotifications: boolean;
  appointmentReminders: boolean;
  smsNotifications: boolean;
  /** Of a provider. */
  bookingEmails: boolean;
  /** The hours in which they are not woken. */
  quietFrom: number;
  quietUntil: number;
}

export function wantsMail(kind: NotificationKind, side: VisitSide, preferences: Preferences): boolean {
  if (kind === 'appointment_reminder') return preferences.appointmentReminders;
  const isOfBooking = essentials.has(kind) || kind === 'appointment_proposal_answered';
  if (side === 'provider' && isOfBooking) return preferences.bookingEmails;
  return essentials.has(kind) || preferences.emailNotifications;
}

/** What somebody with an account and a confirmed number gets as a text message: what cannot wait until the mail is read. */
const urgent: Record<VisitSide, ReadonlySet<NotificationKind>> = {
  customer: new Set([
    'appointment_accepted',
    'appointment_declined',
    'appointment_cancelled',
    'appointment_proposed',
    'appointment_expired',
    'appointment_reminder',
    'appointment_late',
  ]),
  provider: new Set(['appointment_requested', 'appointment_cancelled', 'appointment_late']),
};

/** The reminder a day before goes by mail, that of 2 hours before also as a text message. */
export const dayBefore = 'day';
export const hoursBefore = 'hours';

export interface Event {
  kind: NotificationKind;
  side: VisitSide;
  occasion: string;
  cancelledBy: 'customer' | 'provider' | 'system' | null;
}

/** Whoever did something needs no text message about it. */
export const wantsText = ({ kind, side, occasion, cancelledBy }: Event, preferences: Preferences): boolean =>
  urgent[side].has(kind) &&
  !(kind === 'appointment_cancelled' && cancelledBy === side) &&
  (kind === 'appointment_reminder'
    ? preferences.appointmentReminders && preferences.smsNotifications && occasion === hoursBefore
    : preferences.smsNotifications);

/** What is never sent as a text message: what asks a favour, and what the site itself says. */
export type TextedKind = Exclude<
  NotificationKind,
  'appointment_completed' | 'review_received' | 'waiting_offer' | 'system'
>;

/** Somebody who gave only a number is told everything there, but for that. */
export const isTextedToGuests = (kind: NotificationKind): kind is TextedKind =>
  kind !== 'appointment_completed' && kind !== 'review_received' && kind !== 'waiting_offer' && kind !== 'system';

/** A provider is not told what only a provider can have done: cancelling it themselves, and moving an entry of their own. */
export const isToldTo = (
  side: VisitSide,
  kind: NotificationKind,
  { cancelledBy, origin }: { cancelledBy: Event['cancelledBy']; origin: Origin },
): boolean =>
  side === 'customer' ||
  !(
    (kind === 'appointment_cancelled' && cancelledBy === 'provider') ||
    (kind === 'appointment_moved' && isOwnEntry(origin))
  );

/** Reviews are the owner's; whoever sees the own week alone reads no messages. */
export const isToldToEmployee = (role: MemberRole, kind: NotificationKind): boolean =>
  kind !== 'review_received' && (role === 'reception' || kind !== 'appointment_message');

/** Whoever has just done something by themselves finds it in the bell, but it is no news to them. */
export function isOwnDeed(
  side: VisitSide,
  kind: NotificationKind,
  { cancelledBy, origin, by }: { cancelledBy: Event['cancelledBy']; origin: Origin; by?: VisitSide | undefined },
): boolean {
  if (kind === 'appointment_cancelled') return cancelledBy === side;
  // Either side may have moved or changed it.
  if (kind === 'appointment_moved') return by === side;
  const isChosen = kind === 'appointment_requested' || kind === 'appointment_booked';
  return isChosen && side === (isOwnEntry(origin) ? 'provider' : 'customer');
}

export type Origin = 'site' | 'link' | 'entry' | 'walk_in';

/** Entered by the provider: nobody has proved the address and the number there. */
export const isOwnEntry = (origin: Origin): boolean => origin === 'entry' || origin === 'walk_in';

interface Deadlined {
  status: string;
  startsAt: string;
  cancelHours: number;
  boundAt: string;
}

/** What the mail to a customer says about cancelling and moving. */
export interface Terms {
  /** It waits for the provider's answer, and can be withdrawn until then. */
  isAsked: boolean;
  /** Until when the visit can be cancelled or moved. Null of a request whose cards do not allow it any more: ten minutes are left. */
  until: string | null;
}

/** Null where there is nothing to be said: it is over, or only the telephone is left. */
export function termsOf({ status, startsAt, cancelHours, boundAt }: Deadlined, now: Date): Terms | null {
  const start = Date.parse(startsAt);
  const isAsked = status === 'open';
  if (!isAsked && status !== 'confirmed') return null;
  // The ten minutes of a request begin with its answer.
  const end = cancelEndOf({ start, cancelHours, boundAt: isAsked ? Number.NEGATIVE_INFINITY : Date.parse(boundAt) });
  const until = end > now.getTime() ? new Date(end).toISOString() : null;
  return until === null && (!isAsked || start <= now.getTime()) ? null : { isAsked, until };
}

/** A link to the visit, for its customer with an account, its guest, or its provider. */
export const visitPath = (side: VisitSide, appointmentId: string, guestToken: string | undefined): string =>
  side === 'provider'
    ? paths.providerCalendar({ visit: appointmentId })
    : guestToken === undefined
      ? paths.appointment(appointmentId)
      : paths.visit(guestToken);

/** Where news of a visit lead: whoever is asked how it was comes to the form for it. */
export const newsPath = (
  { side, kind }: { side: VisitSide; kind: NotificationKind },
  appointmentId: string,
  guestToken: string | undefined,
): string =>
  side === 'customer' && kind === 'appointment_completed'
    ? paths.review(guestToken === undefined ? { id: appointmentId } : { token: guestToken })
    : visitPath(side, appointmentId, guestToken);

export const siteLink = (siteUrl: string, language: Language, path: string): string =>
  siteUrl + addressIn(language, path);

/** The same in every calendar file about one visit. */
export const uidOf = (appointmentId: string, siteUrl: string): string =>
  `${appointmentId}@${new URL(siteUrl).hostname}`;

/** The kinds whose mail to the customer carries a calendar file. What was only asked for stands in no calendar. */
export function calendarMethodOf(kind: NotificationKind, wasConfirmed: boolean): 'REQUEST' | 'CANCEL' | undefined {
  if (kind === 'appointment_booked' || kind === 'appointment_accepted' || kind === 'appointment_moved')
    return 'REQUEST';
  return kind === 'appointment_cancelled' && wasConfirmed ? 'CANCEL' : undefined;
}

/** A reminder belongs to a time, whatever else changes in the visit. */
export const keyOf = (
  { kind, occasion = '' }: { kind: NotificationKind; occasion?: string },
  { version, startsAt }: { version: number; startsAt: string },
): { version: number; occasion: string } =>
  kind === 'appointment_reminder'
    ? { version: 0, occasion: `${occasion} ${Date.parse(startsAt)}` }
    : { version, occasion };
