import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Letter } from '../../../ground/letter.ts';
import { queueMail } from '../mail/sql.ts';
import { queueText } from '../sms/sql.ts';
import * as bellSql from './bell-sql.ts';
import { textedAt } from './client-actions.ts';
import { countClientMessage } from './client-sql.ts';
import type { Facts } from './fact-messages.ts';
import { queuePushes } from './push-sql.ts';

/** A time that is held for somebody who waits, and what each way of telling them needs. */
export interface OfferTold {
  provider: AccountId;
  facts: Facts;
  path: string;
  until: Date;
  letter: Letter;
  /** Of a text message, with its link. */
  text: string;
  now: Date;
}

/** Whoever waits: an account, or the guest of a visit. */
export type OfferReader =
  | { account: AccountId; email: string; isProven: boolean; phone: string | null; country: string | null }
  | { account: null; email: string | null; phone: string | null; country: string | null; isTyped: boolean };

const ring = async (transaction: Database, world: Pick<Adapters, 'pusher'>, account: AccountId, told: OfferTold) => {
  const { facts, path, until, now } = told;
  const kind = 'waiting_offer';
  await bellSql.addNotification(transaction, { accountId: account, kind, appointmentId: null, facts }, now);
  if (world.pusher === undefined) return;
  await queuePushes(transaction, { account, kind, facts, path, notBefore: now, expiresAt: until });
};

const counts = (transaction: Database, { provider, now }: OfferTold, what: 'texts' | 'mails'): Promise<boolean> =>
  countClientMessage(transaction, provider, { what, now });

/**
 * Tells of an offer: bell, browsers and mail; a text message only where there is no address. It is of use for half an hour, so
 * nothing waits for the morning. Nothing outside is called.
 */
export async function tellOffer(
  transaction: Database,
  world: Pick<Adapters, 'pusher' | 'secret'>,
  reader: OfferReader,
  told: OfferTold,
): Promise<void> {
  const { letter, text, until, provider, now } = told;
  if (reader.account !== null) await ring(transaction, world, reader.account, told);
  const isTyped = reader.account === null && reader.isTyped;
  const isMailed = reader.account === null || reader.isProven;
  if (isMailed && reader.email !== null) {
    if (isTyped && !(await counts(transaction, told, 'mails'))) return;
    await queueMail(transaction, { to: reader.email, ...letter }, now);
    return;
  }
  const mobile = reader.phone === null ? undefined : await textedAt(reader.phone, reader.country);
  if (mobile === undefined || (isTyped && !(await counts(transaction, told, 'texts')))) return;
  await queueText(transaction, world, { to: mobile, text }, { now, expiresAt: until, business: provider });
}
