import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database, PushTarget, Row } from '../../../adapters/ports.ts';
import type { Facts } from './fact-messages.ts';
import { browsersMaximum, claimSeconds, pushAttemptsMaximum, retryAfterSeconds } from './push-rules.ts';

/** A browser that somebody else had is theirs no longer, and what waits for it goes. */
export async function keepBrowser(
  transaction: Database,
  account: AccountId,
  { endpoint, publicKey, auth }: PushTarget,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  await transaction.query('delete from app.push_subscription where endpoint = $1 and account_id <> $2', [
    endpoint,
    account,
  ]);
  await transaction.query(
    `insert into app.push_subscription (account_id, endpoint, public_key, auth, language, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint) do update
       set public_key = excluded.public_key, auth = excluded.auth, language = excluded.language`,
    [account, endpoint, publicKey, auth, language, now.toISOString()],
  );
  await transaction.query(
    `delete from app.push_subscription where id in (
       select id from app.push_subscription where account_id = $1 order by created_at desc, id offset $2)`,
    [account, browsersMaximum],
  );
}

export const forgetBrowser = (database: Database, account: AccountId, endpoint: string): Promise<unknown> =>
  database.query('delete from app.push_subscription where account_id = $1 and endpoint = $2', [account, endpoint]);

interface NewPush {
  account: AccountId;
  kind: NotificationKind;
  facts: Facts;
  path: string;
  notBefore: Date;
  expiresAt: Date;
}

/** One for each browser of the account; inside a transaction it exists only if the transaction commits. */
export const queuePushes = (transaction: Database, pushed: NewPush): Promise<unknown> =>
  transaction.query(
    `insert into app.outgoing_push (subscription_id, kind, facts, path, next_attempt_at, expires_at)
     select id, $2, $3, $4, $5, $6 from app.push_subscription where account_id = $1`,
    [
      pushed.account,
      pushed.kind,
      pushed.facts,
      pushed.path,
      pushed.notBefore.toISOString(),
      pushed.expiresAt.toISOString(),
    ],
  );

export interface ClaimedPush extends Row, PushTarget {
  id: string;
  subscription: string;
  attempts: number;
  language: Language;
  kind: NotificationKind;
  facts: Facts;
  path: string;
  expiresAt: string;
}

/** Claims due messages. Others skip the locked rows, and afterwards they are not due for a while. */
export const claimDuePushes = (database: Database, now: Date, maximum: number): Promise<ClaimedPush[]> =>
  database.query<ClaimedPush>(
    `update app.outgoing_push push
        set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $2)
       from app.push_subscription browser
      where browser.id = push.subscription_id and push.id in (
        select id from app.outgoing_push
         where next_attempt_at <= $1::timestamptz and expires_at > $1::timestamptz and attempts < $3
         order by next_attempt_at for update skip locked limit $4)
     returning push.id, browser.id as subscription, push.attempts, push.kind, push.facts, push.path,
               push.expires_at as "expiresAt", browser.language, browser.endpoint, browser.public_key as "publicKey", browser.auth`,
    [now.toISOString(), claimSeconds, pushAttemptsMaximum, maximum],
  );

export const deletePush = (database: Database, id: string): Promise<unknown> =>
  database.query('delete from app.outgoing_push where id = $1', [id]);

export const deleteBrowser = (database: Database, id: string): Promise<unknown> =>
  database.query('delete from app.push_subscription where id = $1', [id]);

export const markPushFailed = (
  database: Database,
  { id, attempts }: Pick<ClaimedPush, 'id' | 'attempts'>,
  now: Date,
): Promise<unknown> =>
  database.query('update app.outgoing_push set next_attempt_at = $2 where id = $1', [
    id,
    new Date(now.getTime() + retryAfterSeconds(attempts) * 1000).toISOString(),
  ]);

/** What nobody needs any more, or was tried often enough. */
export const deleteOldPushes = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    'delete from app.outgoing_push where expires_at <= $1::timestamptz or (attempts >= $2 and next_attempt_at <= $1::timestamptz)',
    [now.toISOString(), pushAttemptsMaximum],
  );
