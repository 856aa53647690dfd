import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dialledFromOf, phoneNumberOf } from '../../../session/phone-number.ts';
import { queueMail } from '../mail/sql.ts';
import { queueText } from '../sms/sql.ts';
import { clientMail, clientText } from './client-messages.ts';
import { type ClientWay, clientKindOf, clientWay, isSoon } from './client-rules.ts';
import { clientSending, countClientMessage } from './client-sql.ts';
import type { Facts } from './fact-messages.ts';
import { textDueAt } from './reminder-rules.ts';
import type * as sql from './sql.ts';

interface ClientTold {
  transaction: Database;
  world: Pick<Adapters, 'secret'>;
  visit: sql.ToldVisit;
  kind: NotificationKind;
  facts: Facts;
  language: Language;
  link: string;
  now: Date;
  /** The number, if a text message can be sent there. */
  mobile: string | undefined;
  /** To the booking of each other time that is offered. */
  timeLinks: readonly string[];
  /** Makes the short link of a text message. */
  textLink: () => Promise<string>;
}

const countsIn = (transaction: Database, provider: AccountId, what: 'texts' | 'mails', now: Date): Promise<boolean> =>
  countClientMessage(transaction, provider, { what, now });

/**
 * Tells somebody whom the provider has entered, in a fixed sentence. It goes by mail if there is an address, else by
 * text message, and by both if it is soon. True if something was sent.
 */
export async function tellClient(asked: ClientTold) {
  const { transaction, world, visit, kind, facts, language, link, now, mobile, timeLinks, textLink } = asked;
  const told = clientKindOf(kind, visit);
  const { provider, guest } = visit;
  if (told === undefined || !provider.tellsClients || provider.isGone) return false;
  const words = { facts, link, now };
  const isMailed =
    guest.email !== null && provider.isProven && (await countsIn(transaction, provider.id, 'mails', now));
  if (isMailed && guest.email !== null)
    await queueMail(transaction, { to: guest.email, ...clientMail(language, told, { ...words, timeLinks }) }, now);
  const isTextNeeded = !isMailed || isSoon(visit, now);
  if (!isTextNeeded || mobile === undefined || !provider.isPhoneProven) return isMailed;
  if (!(await countsIn(transaction, provider.id, 'texts', now))) return isMailed;
  const expiresAt = new Date(Math.max(Date.parse(visit.endsAt), now.getTime() + 24 * 60 * 60_000));
  const notBefore = kind === 'appointment_late' ? now : textDueAt(now, visit);
  const due = { now, notBefore, expiresAt, business: provider.id };
  const text = clientText(language, told, { ...words, link: await textLink() });
  await queueText(transaction, world, { to: mobile, text }, due);
  return true;
}

/** The number to which a text message can be sent; undefined of a landline, which gets none. */
export async function textedAt(typed: string, country: string | null): Promise<string | undefined> {
  const number = await phoneNumberOf(typed, dialledFromOf(country));
  return number?.getsTexts === true ? number.dialled : undefined;
}

interface Entered {
  email: string | null;
  phone: string | null;
  startsAt: string;
}

/** How somebody would be told of a visit that the provider enters now. */
export async function wayToTell(
  database: Database,
  provider: AccountId,
  entered: Entered,
  now: Date,
): Promise<ClientWay> {
  const sending = await clientSending(database, provider, now);
  if (sending === undefined) return 'none';
  const { country, mails, texts } = sending;
  const hasMobile = entered.phone !== null && (await textedAt(entered.phone, country)) !== undefined;
  return clientWay({ hasAddress: entered.email !== null, hasMobile, isSoon: isSoon(entered, now), mails, texts });
}
