import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import type { Facts } from './fact-messages.ts';
import { listedMaximum } from './rules.ts';

export interface NewNotification {
  accountId: AccountId;
  kind: NotificationKind;
  appointmentId: string | null;
  facts: Facts;
  /** It counts as read from the beginning. */
  isKnown?: boolean;
}

export const addNotification = (transaction: Database, added: NewNotification, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.notification (account_id, kind, appointment_id, facts, created_at, read_at)
     values ($1, $2, $3, $4, $5::timestamptz, case when $6 then $5::timestamptz end)`,
    [added.accountId, added.kind, added.appointmentId, added.facts, now.toISOString(), added.isKnown ?? false],
  );

interface Rung extends Row {
  id: string;
  kind: NotificationKind;
  appointmentId: string | null;
  facts: Facts;
  at: string;
  isRead: boolean;
}

/** The latest first. */
export const notificationsOf = (database: Database, account: AccountId): Promise<Rung[]> =>
  database.query<Rung>(
    `select id, kind, appointment_id as "appointmentId", facts, created_at as at, read_at is not null as "isRead"
       from app.notification
      where account_id = $1
      order by created_at desc, id desc
      limit ${listedMaximum}`,
    [account],
  );

export async function countUnread(database: Database, account: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    'select count(*) from app.notification where account_id = $1 and read_at is null',
    [account],
  );
  return counted?.count ?? 0;
}

/** Those named, or all. Others' stay as they are. */
export const markRead = (
  database: Database,
  account: AccountId,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<unknown> =>
  database.query(
    `update app.notification set read_at = $3
      where account_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2::uuid[]))`,
    [account, ids ?? null, now.toISOString()],
  );

/** Deletes old ones, read or not; returns their number. */
export const deleteNotificationsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'notification', 'created_at', before);
