import { apiBase } from '../../../src/contract/endpoint.ts';
import { type AccountId, identifier } from '../../../src/contract/fields.ts';
import type * as contract from '../../../src/contract/notification.ts';
import type { NotificationKind } from '../../../src/contract/notification.ts';
import { feedPath } from '../../../src/contract/notification.ts';
import type { Language } from '../../../src/contract/words.ts';
import { paths } from '../../../src/paths.ts';
import type { Adapters, Database, Mail } from '../../adapters/ports.ts';
import { type CalendarEvent, calendarFile } from '../../calendar/event-file.ts';
import type { Action } from '../../http/answer.ts';
import { readLink, signLink } from '../../session/link.ts';
import { hashOfLinkToken, newLinkToken } from '../../session/link-token.ts';
import { languageOfAccount } from '../account/rules.ts';
import { queueMail } from '../mail/sql.ts';
import * as conversations from '../message/sql.ts';
import { queueText } from '../sms/sql.ts';
import { tellClient, textedAt } from './client-actions.ts';
import { eventSummary, type Particulars, visitMail, visitNoticeMail } from './mail-messages.ts';
import { type Facts, feedNames, siteFacts, textOf, told } from './messages.ts';
import {
  bindingKinds,
  calendarMethodOf,
  daysBefore,
  feedDays,
  hoursAfter,
  isDue,
  isOwnDeed,
  isOwnEntry,
  isTextedToGuests,
  isToldTo,
  keyOf,
  linkDaysOf,
  quietOf,
  type Reminder,
  reminderHours,
  reminders,
  runMilliseconds,
  type Side,
  siteLink,
  termsOf,
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
  /** For `appointment_late`. */
  minutes?: number;
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
  /** Absent for a guest, who has a token. */
  person: sql.Person | undefined;
  token: string | undefined;
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

/** Name and address of who makes the contract; of who has given no details of a business, what the profile is called. */
function contractorOf(visit: sql.ToldVisit): string {
  const { provider, wasConfirmed } = visit;
  const isShown = wasConfirmed || provider.isAddressPublic;
  const address = provider.contractor ?? (isShown ? provider : { ...provider, street: null });
  return [address.name, oneLine(address)].filter(Boolean).join(', ');
}

/** What a visit is about, where that changes. */
function contentOf(visit: sql.ToldVisit, kind: NotificationKind | undefined, occasion: string): Partial<Facts> {
  const { services, endsAt, totalCents, staff, proposedContent: proposed } = visit;
  const content = { service: services.join(', '), endsAt, totalCents, staff };
  if (kind === 'appointment_proposed' && proposed !== null) return { content, proposed };
  return kind === 'appointment_moved' && occasion === 'changed' ? { content } : {};
}

function factsOf(
  visit: sql.ToldVisit,
  side: Side,
  {
    kind,
    occasion = '',
    text = '',
    minutes,
  }: Partial<Pick<Announcement, 'kind' | 'occasion' | 'text' | 'minutes'>> = {},
): Facts {
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
    ...(minutes === undefined ? {} : { minutes }),
    ...contentOf(visit, kind, occasion),
    ...(occasion === 'colleague' && visit.staff !== null ? { staff: visit.staff } : {}),
  };
}

/** A request binds nobody: it is taken back on the page of the visit, and one that came to nothing leaves no contract. */
const withdrawalLinkOf = ({ world, visit, language, token }: Letter): string | null =>
  visit.wasConfirmed
    ? siteLink(world.siteUrl, language, paths.withdrawal(token === undefined ? { visit: visit.id } : { token }))
    : null;

function particularsOf(letter: Letter): Particulars {
  const { world, visit, kind, facts, language, person, link, now } = letter;
  const isCustomer = facts.side === 'customer';
  return {
    where: whereOf(visit),
    staff: isCustomer ? visit.staff : null,
    visitor: visit.visitor,
    phone: isCustomer
      ? visit.wasConfirmed
        ? visit.provider.publicPhone
        : null
      : (visit.phone ?? visit.customer?.phone ?? visit.guest.phone),
    totalCents: visit.totalCents,
    travelFeeCents: visit.travelFeeCents,
    contractor: isCustomer && bindingKinds.has(kind) ? contractorOf(visit) : null,
    terms: isCustomer ? termsOf(visit, now) : null,
    now,
    arrivedAt: kind === 'appointment_cancelled' && facts.reason === 'revoked' ? visit.cancelledAt : null,
    isComing: visit.comingAt !== null,
    link,
    isAtCustomer: visit.place === 'customer',
    withdrawalLink: withdrawalLinkOf(letter),
    settingsLink: person === undefined ? null : siteLink(world.siteUrl, language, paths.settings('notifications')),
  };
}

const statuses = {
  held: 'TENTATIVE',
  open: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  completed_paid: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<sql.ToldVisit['status'], CalendarEvent['status']>;

/** A visit for one side's calendar: of the other side nothing but the name, and the address where somebody has to go. */
const eventOf = (
  { siteUrl }: Pick<Adapters, 'siteUrl'>,
  visit: sql.ToldVisit,
  { language, side, link }: { language: Language; side: Side; link: string },
): CalendarEvent => ({
  uid: uidOf(visit.id, siteUrl),
  sequence: visit.version,
  startsAt: new Date(visit.startsAt),
  endsAt: new Date(visit.endsAt),
  changedAt: new Date(visit.updatedAt),
  status: statuses[visit.status],
  summary: eventSummary(language, factsOf(visit, side)),
  location: side === 'provider' && visit.place === 'shop' ? null : whereOf(visit),
  description: '',
  url: link,
});

/** Customers get the visit for their calendar; providers have theirs here, and a feed of it. */
function calendarOf({ world, visit, kind, facts, language, link, now }: Letter, to: string): Mail['calendar'] {
  const method = facts.side === 'customer' ? calendarMethodOf(kind, visit.wasConfirmed) : undefined;
  if (method === undefined) return undefined;
  const event = {
    ...eventOf(world, visit, { language, side: facts.side, link }),
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
async function sendText({ transaction, world, visit, kind, facts, person, language, link, now }: Letter, to: string) {
  const expiresAt = new Date(Math.max(Date.parse(visit.endsAt), now.getTime() + 24 * 60 * 60_000));
  const quiet = quietOf(facts.side, person?.preferences);
  const notBefore = kind === 'appointment_late' ? now : textDueAt(now, visit, quiet);
  const due = { now, notBefore, expiresAt };
  await queueText(transaction, world, { to, text: textOf(language, kind, { facts, link, now }) }, due);
}

/** False where nobody is there any more. */
async function tellPerson(letter: Letter, person: sql.Person): Promise<boolean> {
  const { transaction, visit, kind, facts, now } = letter;
  if (person.isGone) return false;
  const isKnown = facts.staff === undefined && isOwnDeed(facts.side, kind, visit);
  await sql.addNotification(transaction, { accountId: person.id, kind, appointmentId: visit.id, facts, isKnown }, now);
  if (wantsMail(kind, facts.side, person.preferences)) await mail(letter, person.email, person.isProven);
  if (!person.isPhoneProven || person.phone === null || !wantsText({ kind, ...facts }, person.preferences)) return true;
  const to = await textedAt(person.phone, person.country);
  if (to !== undefined) await sendText(letter, to);
  return true;
}

/** A guest's address or number was proved by a code. What a provider typed was not: it gets no words but ours. */
async function tellGuest(letter: Letter): Promise<boolean> {
  const { visit, kind } = letter;
  if (isOwnEntry(visit.origin)) {
    const mobile = visit.guest.phone === null ? undefined : await textedAt(visit.guest.phone, visit.provider.country);
    return tellClient({ ...letter, mobile });
  }
  if (visit.guest.email !== null) {
    await mail(letter, visit.guest.email, true);
    return true;
  }
  if (visit.guest.phone === null || !isTextedToGuests(kind)) return false;
  const to = await textedAt(visit.guest.phone, visit.provider.country);
  if (to !== undefined) await sendText(letter, to);
  return to !== undefined;
}

async function tell(
  transaction: Database,
  world: Telling,
  visit: sql.ToldVisit,
  side: Side,
  said: Announcement,
): Promise<boolean> {
  const { kind, now } = said;
  const person = (side === 'provider' ? visit.provider : visit.customer) ?? undefined;
  const language = side === 'provider' ? languageOfAccount('provider') : visit.language;
  const token =
    person === undefined
      ? await signLink(world.secret, 'visit', visit.id, now, linkDaysOf(visit.endsAt, now))
      : undefined;
  const link = siteLink(world.siteUrl, language, visitPath(side, visit.id, token));
  const deadline = kind === 'appointment_reminder' ? { cancelUntil: termsOf(visit, now)?.until ?? null } : {};
  const facts = { ...factsOf(visit, side, said), ...deadline };
  const letter = { transaction, world, visit, kind, facts, language, person, token, link, now };
  return person === undefined ? tellGuest(letter) : tellPerson(letter, person);
}

/**
 * Tells one or both sides of a visit what has happened to it: the bell, mails and text messages. To be called in the
 * transaction of the change and after it, because the row is told as it is then. Each event is told once; a second call, also
 * one at the same moment, does nothing. True where somebody was told.
 */
export async function announce(transaction: Database, world: Telling, said: Announcement): Promise<boolean> {
  const { appointmentId, kind, to, now } = said;
  const visit = await sql.toldVisit(transaction, appointmentId);
  if (visit === undefined) return false;
  const sides: Side[] = to === 'both' ? ['customer', 'provider'] : [to];
  let isTold = false;
  for (const side of sides) {
    if (!isToldTo(side, kind, visit)) continue;
    const event = { ...keyOf(said, visit), appointmentId, kind, side };
    if (!(await sql.isFirstToTell(transaction, event, now))) continue;
    if (await tell(transaction, world, visit, side, said)) isTold = true;
  }
  return isTold;
}

/** The bell alone: what the site itself has to say to an account. */
export const tellOfSite = (
  transaction: Database,
  accountId: AccountId,
  { said, path }: { said: Record<Language, string>; path: string },
  now: Date,
): Promise<unknown> =>
  sql.addNotification(
    transaction,
    { accountId, kind: 'system', appointmentId: null, facts: siteFacts(said, path) },
    now,
  );

export const listNotifications: Action<typeof contract.listNotifications> = async ({ world, actor, language }) => {
  const rung = await sql.notificationsOf(world.database, actor.id);
  return {
    unread: await sql.countUnread(world.database, actor.id),
    unreadMessages: await conversations.countUnread(world.database, actor.id),
    items: rung.map(({ id, kind, appointmentId, facts, at, isRead }) => ({
      id,
      kind,
      ...told(language, kind, facts),
      path: appointmentId === null ? (facts.path ?? null) : visitPath(facts.side, appointmentId, undefined),
      at,
      isRead,
    })),
  };
};

export const readNotifications: Action<typeof contract.readNotifications> = async ({ world, actor, body }) => {
  await sql.markRead(world.database, actor.id, body.ids, world.clock.now());
  return { unread: await sql.countUnread(world.database, actor.id) };
};

export const getCalendarFeed: Action<typeof contract.getCalendarFeed> = async ({ world, actor }) => ({
  renewedAt: await sql.feedRenewedAt(world.database, actor.id),
});

export const renewCalendarFeed: Action<typeof contract.renewCalendarFeed> = async ({ world, actor }) => {
  const now = world.clock.now();
  const token = newLinkToken();
  await sql.renewFeed(world.database, actor.id, hashOfLinkToken(token), now);
  return {
    address: `${world.siteUrl}${apiBase}${feedPath.replace(':token', token)}`,
    renewedAt: now.toISOString(),
  };
};

/** A visit's event for an account, on whose side it stands. */
const eventFor = (world: Adapters, visit: sql.ToldVisit, account: AccountId, language: Language): CalendarEvent => {
  const side = visit.provider.id === account ? 'provider' : 'customer';
  const link = siteLink(world.siteUrl, language, visitPath(side, visit.id, undefined));
  return eventOf(world, visit, { language, side, link });
};

/** What a calendar program reads again and again; undefined if nobody has this token any more. */
export async function feedFile(world: Adapters, token: string): Promise<string | undefined> {
  const owner = await sql.feedOwner(world.database, hashOfLinkToken(token));
  if (owner === undefined) return undefined;
  const now = world.clock.now();
  const visits = await sql.visitsInFeed(world.database, owner.id, {
    from: daysBefore(now, feedDays.back),
    cancelledSince: daysBefore(now, feedDays.cancelled),
  });
  const language = languageOfAccount(owner.type);
  const events = visits.map((visit) => eventFor(world, visit, owner.id, language));
  return calendarFile(events, { method: 'PUBLISH', name: feedNames[language] });
}

/** The file of one visit, for a party that is signed in. */
export async function visitFile(
  world: Adapters,
  { id, account, language }: { id: string; account: AccountId; language: Language },
): Promise<string | undefined> {
  if (!identifier.safeParse(id).success) return undefined;
  const visit = await sql.visitOf(world.database, id, account);
  return visit && calendarFile([eventFor(world, visit, account, language)], { method: 'PUBLISH' });
}

/** The same for a guest with the link. */
export async function guestFile(world: Adapters, token: string, language: Language): Promise<string | undefined> {
  const id = await readLink(world, 'visit', token, world.clock.now());
  const visit = id === undefined ? undefined : await sql.toldVisit(world.database, id);
  if (visit === undefined) return undefined;
  const link = siteLink(world.siteUrl, language, visitPath('customer', visit.id, token));
  return calendarFile([eventOf(world, visit, { language, side: 'customer', link })], { method: 'PUBLISH' });
}

/** Reminds of one visit, unless it was cancelled or moved meanwhile, or another run has done it. */
const remindOf = (world: Adapters, reminder: Reminder, { id, startsAt }: sql.Remindable, now: Date): Promise<void> =>
  world.database.transaction(async (transaction) => {
    if (!(await sql.isStillAt(transaction, id, startsAt))) return;
    await announce(transaction, world, {
      appointmentId: id,
      kind: 'appointment_reminder',
      to: 'customer',
      occasion: reminder,
      now,
    });
  });

/** Run by the schedule; returns how many visits each reminder was due for. Several may run at once. */
export async function remindVisits(world: Adapters): Promise<Record<Reminder, number>> {
  const reminded = { day: 0, hours: 0 };
  const started = world.clock.now().getTime();
  for (const reminder of reminders) {
    const now = world.clock.now();
    const { least, most } = reminderHours[reminder];
    const soon = { from: hoursAfter(now, least), until: hoursAfter(now, most) };
    for (const visit of await sql.remindable(world.database, reminder, soon)) {
      if (world.clock.now().getTime() - started > runMilliseconds) break;
      if (!isDue(reminder, visit, now)) continue;
      await remindOf(world, reminder, visit, now);
      reminded[reminder] += 1;
    }
  }
  return reminded;
}
