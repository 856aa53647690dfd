import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { type Event, hour, type Origin } from './rules.ts';

/** What somebody is told whom a provider has entered. Nobody has shown that the address or number is theirs. */
export type ClientKind = Extract<
  NotificationKind,
  'appointment_booked' | 'appointment_moved' | 'appointment_cancelled' | 'appointment_reminder' | 'appointment_late'
>;

/** So many messages go out to clients of one provider in a month. A text message costs money. */
export const clientQuota = { texts: 200, mails: 1000 } as const;

/** What reaches somebody whom the provider has entered; that they did not come is between the two of them. */
export function clientKindOf(
  kind: NotificationKind,
  { origin, reason, cancelledBy, endsAt, updatedAt }: ClientVisit,
): ClientKind | undefined {
  if (origin !== 'entry' || Date.parse(endsAt) <= Date.parse(updatedAt)) return undefined;
  if (kind === 'appointment_booked' || kind === 'appointment_moved') return kind;
  if (kind === 'appointment_reminder' || kind === 'appointment_late') return kind;
  const isNews = kind === 'appointment_cancelled' && reason !== 'no_show' && cancelledBy !== 'customer';
  return isNews ? kind : undefined;
}

interface ClientVisit {
  origin: Origin;
  reason: CancelReason | null;
  cancelledBy: Event['cancelledBy'];
  endsAt: string;
  updatedAt: string;
}

/** A mail may be read too late. */
export const isSoon = ({ startsAt }: { startsAt: string }, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() < 24 * hour;

export type ClientWay = 'mail' | 'text' | 'both' | 'none';

interface ClientWays {
  hasAddress: boolean;
  /** The number gets text messages. */
  hasMobile: boolean;
  isSoon: boolean;
  /** What the provider may send to each. */
  mails: boolean;
  texts: boolean;
}

/** How a client is told: by mail, else by text message, and by both where it is soon. */
export function clientWay({ hasAddress, hasMobile, isSoon: soon, mails, texts }: ClientWays): ClientWay {
  const isMailed = hasAddress && mails;
  const isTexted = hasMobile && texts && (!isMailed || soon);
  return isMailed && isTexted ? 'both' : isMailed ? 'mail' : isTexted ? 'text' : 'none';
}

const nameMaximum = 40;

/** A name as it may stand in a message to a stranger: nothing in it is an address, whatever a program makes of it. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}&' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, nameMaximum)
    .trim();
