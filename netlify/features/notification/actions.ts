import type * as contract from '../../../src/contract/notification.ts';
import type { NotificationKind } from '../../../src/contract/notification.ts';
import type { Language } from '../../../src/contract/words.ts';
import { paths } from '../../../src/paths.ts';
import type { Adapters, Database, Mail } from '../../adapters/ports.ts';
import { calendarFile } from '../../calendar/event-file.ts';
import type { Action } from '../../http/answer.ts';
import { signLink } from '../../session/link.ts';
import { phoneNumberOf } from '../../session/phone-number.ts';
import { languageOfAccount } from '../account/rules.ts';
import { queueMail } from '../mail/sql.ts';
import { dialledFromOf } from '../phone/rules.ts';
import { queueText } from '../sms/sql.ts';
import { eventSummary, type Facts, type Particulars, textOf, told, visitMail, visitNoticeMail } from './messages.ts';
import {
  calendarMethodOf,
  cancelUntilOf,
  isTextedToGuests,
  isToldTo,
  linkDaysOf,
  type Side,
  siteLink,
  textDueAt,
  uidOf,
  visitPath,
  wantsMail,
  wantsText,
} from './rules.ts';
import * as sql from './sql.ts';

/** What telling needs of the context. Nothing outside is called: everything waits for the commit in its table. */
type Telling = Pick<Adapters, 'secret' | 'siteUrl' | 'mailer'>;

export interface Announcement {
  kind: NotificationKind;
  appointmentId: string;
  to: Side | 'both';
  now: Date;
  /**
   * Tells apart what happens more than once to one version of a visit: the id of a message. Of a proposal's answer it is
   * `agreed` or `refused`, of a review `sealed` or `unveiled`.
   */
  occasion?: string;
  /** What somebody wrote, for `appointment_message`. */
  text?: string;
}

/** What one side is about to be told. */
interface Letter {
  transaction: Database;
  world: Telling;
  visit: sql.ToldVisit;
  kind: NotificationKind;
  facts: Facts;
  language: Language;
  /** Absent for a guest. */
  person: sql.Person | undefined;
  link: string;
  now: Date;
}

const oneLine = (address: { street: string | null; zip: string | null; city: string | null }): string | null =>
  [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;

/** Until a visit is confirmed a provider's street is told only where it is public. */
function whereOf({ place, address, provider, wasConfirmed }: sql.ToldVisit): string | null {
  if (place === 'customer') return address && oneLine(address);
  return oneLine(wasConfirmed || provider.isAddressPublic ? provider : { ...provider, street: null });
}

const dialled = async (typed: string, country: string | null): Promise<string | undefined> =>
  (await phoneNumberOf(typed, dialledFromOf(country)))?.dialled;

function factsOf(visit: sql.ToldVisit, side: Side, { occasion = '', text = '' }: Announcement): Facts {
  const customer = visit.customer?.name ?? visit.guest.name ?? '–';
  return {
    side,
    service: visit.services.join(', '),
    other: side === 'customer' ? visit.provider.name : customer,
    startsAt: visit.startsAt,
    timeZone: visit.timeZone,
    occasion,
    reason: visit.reason,
    cancelledBy: visit.cancelledBy,
    answerUntil: visit.answerUntil,
    proposedStartsAt: visit.proposedStartsAt,
    alternatives: visit.alternatives,
    text,
  };
}

function particularsOf({ world, visit, kind, facts, language, person, link, now }: Letter): Particulars {
  const isCustomer = facts.side === 'customer';
  const cancelUntil = cancelUntilOf(visit);
  const isAhead = visit.status === 'confirmed' || visit.status === 'open';
  return {
    where: whereOf(visit),
    staff: isCustomer ? visit.staff : null,
    phone: isCustomer
      ? visit.wasConfirmed
        ? visit.provider.phone
        : null
      : (visit.phone ?? visit.customer?.phone ?? visit.guest.phone),
    totalCents: visit.totalCents,
    travelFeeCents: visit.travelFeeCents,
    cancelUntil: isCustomer && isAhead && Date.parse(cancelUntil) > now.getTime() ? cancelUntil : null,
    arrivedAt: kind === 'appointment_cancelled' && facts.reason === 'revoked' ? visit.cancelledAt : null,
    link,
    withdrawalLink: siteLink(world.siteUrl, language, paths.withdrawal()),
    settingsLink: person === undefined ? null : siteLink(world.siteUrl, language, paths.settings('notifications')),
  };
}

/** Customers get the visit for their calendar; providers have theirs here, and a feed of it. */
function calendarOf({ world, visit, kind, facts, language, link, now }: Letter, to: string): Mail['calendar'] {
  const method = facts.side === 'customer' ? calendarMethodOf(kind, visit.wasConfirmed) : undefined;
  if (method === undefined) return undefined;
  const event = {
    uid: uidOf(visit.id, world.siteUrl),
    sequence: visit.version,
    startsAt: new Date(visit.startsAt),
    endsAt: new Date(visit.endsAt),
    changedAt: new Date(visit.updatedAt),
    status: method === 'CANCEL' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    summary: eventSummary(language, facts),
    location: whereOf(visit),
    description: '',
    url: link,
    organizer: { name: visit.provider.name, email: world.mailer.from },
    attendee: { name: visit.customer?.name ?? visit.guest.name ?? to, email: to },
  };
  return { method, content: calendarFile([event], { method, now }) };
}

async function mail(letter: Letter, to: string, isProven: boolean): Promise<void> {
  const { transaction, world, kind, facts, language, link, now } = letter;
  const particulars = particularsOf(letter);
  const { withdrawalLink } = particulars;
  const written = isProven
    ? { ...visitMail(language, kind, facts, particulars), calendar: calendarOf(letter, to) }
    : visitNoticeMail(language, { siteUrl: world.siteUrl, link, withdrawalLink });
  await queueMail(transaction, { to, ...written }, now);
}

/** A text message is of use until the visit is over, at least for a day. */
async function sendText({ transaction, world, visit, kind, facts, language, link, now }: Letter, to: string) {
  const expiresAt = new Date(Math.max(Date.parse(visit.endsAt), now.getTime() + 24 * 60 * 60_000));
  const due = { now, notBefore: textDueAt(now, visit), expiresAt };
  await queueText(transaction, world, { to, text: textOf(language, kind, facts, link) }, due);
}

async function tellPerson(letter: Letter, person: sql.Person): Promise<void> {
  const { transaction, visit, kind, facts, now } = letter;
  if (person.isGone) return;
  await sql.addNotification(transaction, { accountId: person.id, kind, appointmentId: visit.id, facts }, now);
  if (wantsMail(kind, facts.side, person.preferences)) await mail(letter, person.email, person.isProven);
  if (!person.isPhoneProven || person.phone === null || !wantsText({ kind, ...facts }, person.preferences)) return;
  const to = await dialled(person.phone, person.country);
  if (to !== undefined) await sendText(letter, to);
}

/** A guest's address or number was proved by a code. What a provider typed was not, and nothing goes there. */
async function tellGuest(letter: Letter): Promise<void> {
  const { visit, kind } = letter;
  if (visit.origin === 'entry' || visit.origin === 'walk_in') return;
  if (visit.guest.email !== null) return mail(letter, visit.guest.email, true);
  if (visit.guest.phone === null || !isTextedToGuests(kind)) return;
  const to = await dialled(visit.guest.phone, visit.provider.country);
  if (to !== undefined) await sendText(letter, to);
}

async function tell(transaction: Database, world: Telling, visit: sql.ToldVisit, side: Side, said: Announcement) {
  const { kind, now } = said;
  const person = (side === 'provider' ? visit.provider : visit.customer) ?? undefined;
  const language = side === 'provider' ? languageOfAccount('provider') : visit.language;
  const token =
    person === undefined
      ? await signLink(world.secret, 'visit', visit.id, now, linkDaysOf(visit.endsAt, now))
      : undefined;
  const link = siteLink(world.siteUrl, language, visitPath(side, visit.id, token));
  const facts = factsOf(visit, side, said);
  const letter = { transaction, world, visit, kind, facts, language, person, link, now };
  await (person === undefined ? tellGuest(letter) : tellPerson(letter, person));
}

/**
 * Tells one or both sides of a visit what has happened to it: the bell, mails and text messages. To be called in the
 * transaction of the change and after it, because the row is told as it is then. Each event is told once; a second call, also
 * one at the same moment, does nothing.
 */
export async function announce(transaction: Database, world: Telling, said: Announcement): Promise<void> {
  const { appointmentId, kind, to, now, occasion = '' } = said;
  const visit = await sql.toldVisit(transaction, appointmentId);
  if (visit === undefined) return;
  const sides: Side[] = to === 'both' ? ['customer', 'provider'] : [to];
  for (const side of sides) {
    if (!isToldTo(side, kind, visit.cancelledBy)) continue;
    const event = { appointmentId, version: visit.version, kind, side, occasion };
    if (await sql.isFirstToTell(transaction, event, now)) await tell(transaction, world, visit, side, said);
  }
}

export const listNotifications: Action<typeof contract.listNotifications> = async ({ world, actor, language }) => {
  const rung = await sql.notificationsOf(world.database, actor.id);
  return {
    unread: await sql.countUnread(world.database, actor.id),
    items: rung.map(({ id, kind, appointmentId, facts, at, isRead }) => ({
      id,
      kind,
      ...told(language, kind, facts),
      path: appointmentId === null ? null : visitPath(facts.side, appointmentId, undefined),
      at,
      isRead,
    })),
  };
};

export const readNotifications: Action<typeof contract.readNotifications> = async ({ world, actor, body }) => {
  await sql.markRead(world.database, actor.id, body.ids, world.clock.now());
  return { unread: await sql.countUnread(world.database, actor.id) };
};
