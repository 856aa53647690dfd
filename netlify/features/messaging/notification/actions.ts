import type { AppointmentDetail } from '../../../../src/contract/booking/appointment-detail.ts';
import { canWithdraw } from '../../../../src/contract/booking/withdrawal-instruction.ts';
import type * as contract from '../../../../src/contract/messaging/notification.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { mapPictureWords } from '../../../../src/contract/site/map-picture.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { filePaths } from '../../../../src/file-paths.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database, Mail } from '../../../adapters/ports.ts';
import { transferCode } from '../../../bank/index.ts';
import { calendarFile } from '../../../calendar/event-file.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Action } from '../../../http/answer.ts';
import { signLink } from '../../../session/link.ts';
import { pngOf } from '../../../session/one-time-code.ts';
import { queueMail, replaceWaiting } from '../mail/sql.ts';
import * as conversations from '../message/sql.ts';
import { queueText } from '../sms/sql.ts';
import { tidied, told } from './bell-messages.ts';
import * as bellSql from './bell-sql.ts';
import { tellClient, textedAt } from './client-actions.ts';
import { colleaguesOf, lastDoer } from './colleague-sql.ts';
import type { Facts } from './fact-messages.ts';
import { newTextLink } from './link-actions.ts';
import { type Particulars, visitMail, visitNoticeMail } from './mail-messages.ts';
import { pushDueAt, pushExpiresAt } from './push-rules.ts';
import { queuePushes } from './push-sql.ts';
import { quietOf, textDueAt } from './reminder-rules.ts';
import {
  bindingKinds,
  calendarMethodOf,
  isOwnDeed,
  isOwnEntry,
  isTextedToGuests,
  isToldTo,
  isToldToEmployee,
  keyOf,
  linkDaysOf,
  mappedKinds,
  newsPath,
  settleMinutes,
  siteLink,
  termsOf,
  wantsMail,
  wantsText,
} from './rules.ts';
import * as sql from './sql.ts';
import { textOf } from './text-messages.ts';
import { contractorOf, eventOf, factsOf, hasAskedToBegin, papersOf, whereOf } from './visit-rules.ts';

/** What telling needs of the context. Nothing outside is called: everything waits for the commit in its table. */
type NewsAdapters = Pick<Adapters, 'secret' | 'siteUrl' | 'mailer' | 'pusher'>;

export interface Announcement {
  kind: NotificationKind;
  appointmentId: string;
  to: VisitSide | 'both';
  now: Date;
  /**
   * Tells apart what happens more than once to one version of a visit: the id of a message. Of a proposal's answer it is
   * `agreed` or `refused`, of a review `sealed` or `unveiled`.
   */
  occasion?: string;
  /** Of `appointment_moved`: whose doing it is. A change that was agreed to is the customer's. */
  by?: VisitSide;
  /** The same may be done again soon: mail and text message wait for the last of it. */
  mayRepeat?: boolean;
  /** For `appointment_late`. */
  minutes?: number;
  /** What somebody wrote, for `appointment_message`. */
  text?: string;
  /** Where a deposit that is due can be paid. */
  payment?: AppointmentDetail['payment'];
  /** The starts of further visits of a series, for `appointment_booked`. */
  also?: string[];
  /** Further visits to which the same has happened: they are told with it, in one mail with one calendar file. */
  along?: readonly string[];
}

/** What one side is about to be told. */
interface SideTold {
  transaction: Database;
  world: NewsAdapters;
  visit: sql.ToldVisit;
  /** Those told with it, each with its own link. */
  along: readonly { visit: sql.ToldVisit; link: string }[];
  kind: NotificationKind;
  facts: Facts;
  language: Language;
  /** Absent for a guest, who has a token. */
  person: sql.Person | undefined;
  token: string | undefined;
  link: string;
  /** Whose doing it is, where that is said. */
  by: VisitSide | undefined;
  mayRepeat: boolean;
  payment: AppointmentDetail['payment'];
  now: Date;
}

/** A request binds nobody: it is taken back on the page of the visit, and one that came to nothing leaves no contract. */
const withdrawalLinkOf = ({ world, visit, language, token }: SideTold): string | null =>
  visit.wasConfirmed
    ? siteLink(world.siteUrl, language, paths.withdrawal(token === undefined ? { visit: visit.id } : { token }))
    : null;

/** Who declines or is ill offers other times: each leads to its booking. */
function timeLinksOf({
  world,
  visit,
  kind,
  facts,
  language,
}: Pick<SideTold, 'world' | 'visit' | 'kind' | 'facts' | 'language'>) {
  const cards = visit.cards?.join(',');
  if (cards === undefined || (kind !== 'appointment_cancelled' && kind !== 'appointment_declined')) return [];
  const to = (start: string): string => paths.book(visit.provider.id, { cards, start });
  return facts.alternatives.map((start) => siteLink(world.siteUrl, language, to(start)));
}

/** Where the customer goes, in the colours of the day: a mail knows no scheme. */
function mapOf({ siteUrl }: Pick<Adapters, 'siteUrl'>, visit: sql.ToldVisit, kind: NotificationKind): string | null {
  const { position } = visit.provider;
  if (visit.place !== 'shop' || position === null || !mappedKinds.has(kind)) return null;
  return siteUrl + filePaths.mapPicture(...mapPictureWords({ size: 'mail', scheme: 'light', position, isExact: true }));
}

function particularsOf(letter: SideTold): Particulars {
  const { world, visit, kind, facts, language, person, link, now } = letter;
  const isCustomer = facts.side === 'customer';
  return {
    where: whereOf(visit),
    map: isCustomer ? mapOf(world, visit, kind) : null,
    staff: isCustomer ? visit.staff : null,
    visitor: visit.visitor,
    phone: isCustomer
      ? visit.wasConfirmed
        ? visit.provider.publicPhone
        : null
      : (visit.phone ?? visit.customer?.phone ?? visit.guest.phone),
    guest: isCustomer && person === undefined ? visit.guest.name : null,
    totalCents: visit.totalCents,
    travelFeeCents: visit.travelFeeCents,
    contractor: isCustomer && bindingKinds.has(kind) ? contractorOf(visit) : null,
    payments: isCustomer && bindingKinds.has(kind) ? visit.provider.payments : null,
    payment: isCustomer ? letter.payment : null,
    note: bindingKinds.has(kind) ? visit.note : '',
    papers: isCustomer ? papersOf(visit, { kind, language, siteUrl: world.siteUrl }) : [],
    canWithdraw: visit.agreed !== null && canWithdraw(visit.agreed.rule),
    hasAskedToBegin: isCustomer && bindingKinds.has(kind) && hasAskedToBegin(visit),
    terms: isCustomer ? termsOf(visit, now) : null,
    now,
    arrivedAt: kind === 'appointment_cancelled' && facts.reason === 'revoked' ? visit.cancelledAt : null,
    isComing: visit.comingAt !== null,
    link,
    timeLinks: isCustomer ? timeLinksOf(letter) : [],
    alongLinks: letter.along.map((one) => one.link),
    isAtCustomer: visit.place === 'customer',
    distance: isCustomer ? null : visit.distance,
    withdrawalLink: withdrawalLinkOf(letter),
    settingsLink: person === undefined ? null : siteLink(world.siteUrl, language, paths.settings('notifications')),
  };
}

/** Customers get the visit for their calendar; providers have theirs here, and a feed of it. */
function calendarOf({ world, visit, along, kind, facts, language, link, now }: SideTold, to: string): Mail['calendar'] {
  const method = facts.side === 'customer' ? calendarMethodOf(kind, visit.wasConfirmed) : undefined;
  if (method === undefined) return undefined;
  const people = {
    organizer: { name: visit.provider.name, email: world.mailer.from },
    attendee: { name: visit.customer?.name ?? visit.guest.name ?? to, email: to },
  };
  const events = [{ visit, link }, ...along].map((one) => ({
    ...eventOf(world, one.visit, { language, side: facts.side, link: one.link }),
    ...people,
  }));
  return { method, content: calendarFile(events, { method, now }) };
}

/**
 * A visit that is moved several times within minutes is told once, as it is then. What a cancellation makes old is not told. Gives
 * the topic and when it is due.
 */
async function settled(
  { transaction, visit, kind, mayRepeat, now }: SideTold,
  queue: 'outgoing_mail' | 'outgoing_text',
  to: string,
): Promise<{ topic?: string; dueAt: Date }> {
  if (kind !== 'appointment_moved' && kind !== 'appointment_cancelled') return { dueAt: now };
  const topic = `moved ${visit.id}`;
  const waiting = await replaceWaiting(transaction, queue, { to, topic });
  if (!mayRepeat) return { dueAt: now };
  return { topic, dueAt: waiting ?? new Date(now.getTime() + settleMinutes * 60_000) };
}

/** The code of a transfer, for a banking app: mails show no pictures that nobody else may see. */
async function codeOf({ payment, facts }: SideTold): Promise<Mail['attachments']> {
  const { deposit } = facts;
  if (payment?.transfer == null || deposit === undefined) return undefined;
  const { holder, iban, reference } = payment.transfer;
  const payload = transferCode({ holder, iban, amountCents: deposit.cents, text: reference });
  return payload === undefined
    ? undefined
    : [{ name: `${reference}.png`, type: 'image/png', base64: await pngOf(payload) }];
}

async function mail(letter: SideTold, to: string, isProven: boolean): Promise<void> {
  const { transaction, world, kind, facts, language, link } = letter;
  const particulars = particularsOf(letter);
  const { withdrawalLink } = particulars;
  const written = isProven
    ? {
        ...visitMail(language, kind, facts, particulars),
        calendar: calendarOf(letter, to),
        attachments: facts.side === 'customer' ? await codeOf(letter) : undefined,
      }
    : visitNoticeMail(language, { siteUrl: world.siteUrl, link, withdrawalLink });
  const { topic, dueAt } = await settled(letter, 'outgoing_mail', to);
  await queueMail(transaction, { to, topic, ...written }, dueAt);
}

/** The short link of a text message: to the visit, or to the booking of the times that a sick day offers instead. */
function textLinkOf({ transaction, world, visit, kind, facts, person, language, now }: SideTold) {
  const isOffer = kind === 'appointment_cancelled' && facts.reason === 'ill' && facts.side === 'customer';
  const to = { appointmentId: visit.id, side: facts.side, isGuest: person === undefined, isOffer };
  return newTextLink(transaction, world, { ...to, language, now });
}

/** A text message is of use until the visit is over, at least for a day. */
async function sendText(letter: SideTold, to: string) {
  const { transaction, world, visit, kind, facts, person, language, now } = letter;
  if (!isTextedToGuests(kind)) return;
  const expiresAt = new Date(Math.max(Date.parse(visit.endsAt), now.getTime() + 24 * 60 * 60_000));
  const quiet = quietOf(person?.preferences);
  const { topic, dueAt } = await settled(letter, 'outgoing_text', to);
  const notBefore = kind === 'appointment_late' ? now : textDueAt(dueAt, visit, quiet);
  const due = { now, notBefore, expiresAt, topic, business: visit.provider.id };
  const text = textOf(language, kind, { facts: tidied(facts), now, link: await textLinkOf(letter) });
  await queueText(transaction, world, { to, text }, due);
}

/** In the browsers that the person has chosen. Without a key of the site nobody has chosen any. */
async function showInBrowsers(
  {
    transaction,
    world,
    visit,
    kind,
    facts,
    now,
  }: Pick<SideTold, 'transaction' | 'world' | 'visit' | 'kind' | 'facts' | 'now'>,
  person: Pick<sql.Person, 'id' | 'preferences'>,
) {
  if (world.pusher === undefined) return;
  await queuePushes(transaction, {
    account: person.id,
    kind,
    facts,
    path: newsPath({ side: facts.side, kind }, visit.id, undefined),
    notBefore: pushDueAt(now, visit, { kind, preferences: person.preferences }),
    expiresAt: pushExpiresAt(now, visit),
  });
}

/** False where nobody is there any more. */
async function tellPerson(letter: SideTold, person: sql.Person): Promise<boolean> {
  const { transaction, visit, kind, facts, by, now } = letter;
  if (person.isGone) return false;
  const isKnown = isOwnDeed(facts.side, kind, { ...visit, by });
  await bellSql.addNotification(
    transaction,
    { accountId: person.id, kind, appointmentId: visit.id, facts, isKnown },
    now,
  );
  if (!isKnown) await showInBrowsers(letter, person);
  if (wantsMail(kind, facts.side, person.preferences)) await mail(letter, person.email, person.isProven);
  if (!person.isPhoneProven || person.phone === null || !wantsText({ kind, ...facts }, person.preferences)) return true;
  const to = await textedAt(person.phone, person.country);
  if (to !== undefined) await sendText(letter, to);
  return true;
}

/** The employees who see the visit, and the owner where one of them did it: bell and browser, but for whoever did it. */
async function tellColleagues(
  transaction: Database,
  world: NewsAdapters,
  visit: sql.ToldVisit,
  said: Announcement,
): Promise<void> {
  const { kind, by, now } = said;
  const isOwn = isOwnDeed('provider', kind, { ...visit, by });
  const facts = factsOf(visit, 'provider', said);
  const colleagues = (await colleaguesOf(transaction, visit.id)).filter(({ role }) =>
    role === 'owner' ? isOwn && !isToldTo('provider', kind, visit) : isToldToEmployee(role, kind),
  );
  if (colleagues.length === 0) return;
  const doer = isOwn ? await lastDoer(transaction, visit.id) : undefined;
  for (const colleague of colleagues) {
    if (colleague.id === doer) continue;
    const added = { accountId: colleague.id, kind, appointmentId: visit.id, facts };
    await bellSql.addNotification(transaction, added, now);
    await showInBrowsers({ transaction, world, visit, kind, facts, now }, colleague);
  }
}

/** A guest's address or number was proved by a code. What a provider typed was not: it gets no words but ours. */
async function tellGuest(letter: SideTold): Promise<boolean> {
  const { visit, kind } = letter;
  if (isOwnEntry(visit.origin)) {
    const mobile = visit.guest.phone === null ? undefined : await textedAt(visit.guest.phone, visit.provider.country);
    const links = { timeLinks: timeLinksOf(letter), textLink: () => textLinkOf(letter) };
    return tellClient({ ...letter, mobile, ...links });
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
  world: NewsAdapters,
  visit: sql.ToldVisit,
  side: VisitSide,
  { others, ...said }: Announcement & { others: readonly sql.ToldVisit[] },
): Promise<boolean> {
  const { kind, by, mayRepeat = false, payment = null, now } = said;
  const person = (side === 'provider' ? visit.provider : visit.customer) ?? undefined;
  const language = side === 'provider' ? languageOfAccount('provider') : visit.language;
  const token =
    person === undefined
      ? await signLink(world.secret, 'visit', visit.id, now, linkDaysOf(visit.endsAt, now))
      : undefined;
  const linkTo = async (one: sql.ToldVisit): Promise<string> => {
    const own =
      person === undefined
        ? await signLink(world.secret, 'visit', one.id, now, linkDaysOf(one.endsAt, now))
        : undefined;
    return siteLink(world.siteUrl, language, newsPath({ side, kind }, one.id, own));
  };
  const link = siteLink(world.siteUrl, language, newsPath({ side, kind }, visit.id, token));
  const along = await Promise.all(others.map(async (one) => ({ visit: one, link: await linkTo(one) })));
  const deadline = kind === 'appointment_reminder' ? { cancelUntil: termsOf(visit, now)?.until ?? null } : {};
  const facts = { ...factsOf(visit, side, said), ...deadline };
  const letter = {
    transaction,
    world,
    visit,
    along,
    kind,
    facts,
    language,
    person,
    token,
    link,
    by,
    mayRepeat,
    payment,
    now,
  };
  return person === undefined ? tellGuest(letter) : tellPerson(letter, person);
}

/**
 * Tells one or both sides of a visit what has happened to it: the bell, mails and text messages. To be called in the
 * transaction of the change and after it, because the row is told as it is then. Each event is told once; a second call, also
 * one at the same moment, does nothing. True where somebody was told.
 */
export async function announce(transaction: Database, world: NewsAdapters, said: Announcement): Promise<boolean> {
  const { appointmentId, kind, to, now } = said;
  const visit = await sql.toldVisit(transaction, appointmentId);
  if (visit === undefined) return false;
  const others: sql.ToldVisit[] = [];
  for (const id of said.along ?? [])
    others.push(...[await sql.toldVisit(transaction, id)].filter((one) => one !== undefined));
  const whole = others.length === 0 ? said : { ...said, also: others.map(({ startsAt }) => startsAt) };
  const sides: VisitSide[] = to === 'both' ? ['customer', 'provider'] : [to];
  let isTold = false;
  for (const side of sides) {
    const event = { ...keyOf(said, visit), appointmentId, kind, side };
    if (!(await sql.isFirstToTell(transaction, event, now))) continue;
    if (side === 'provider') await tellColleagues(transaction, world, visit, whole);
    if (!isToldTo(side, kind, visit)) continue;
    if (await tell(transaction, world, visit, side, { ...whole, others })) isTold = true;
  }
  return isTold;
}

export const listNotifications: Action<typeof contract.listNotifications> = async ({ world, actor, language }) => {
  // The inbox of the reception is that of the business.
  const inbox = actor.works === undefined ? { account: actor.id } : { account: actor.works.business, isBusiness: true };
  const rung = await bellSql.notificationsOf(world.database, actor.id);
  return {
    unread: await bellSql.countUnread(world.database, actor.id),
    unreadMessages: await conversations.countUnread(world.database, inbox),
    items: rung.map(({ id, kind, appointmentId, facts, at, isRead }) => ({
      id,
      kind,
      ...told(language, kind, facts),
      path:
        appointmentId === null ? (facts.path ?? null) : newsPath({ side: facts.side, kind }, appointmentId, undefined),
      at,
      isRead,
    })),
  };
};

export const readNotifications: Action<typeof contract.readNotifications> = async ({ world, actor, body }) => {
  await bellSql.markRead(world.database, actor.id, body.ids, world.clock.now());
  return { unread: await bellSql.countUnread(world.database, actor.id) };
};
