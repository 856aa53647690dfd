import type { AccountId } from '../../src/contract/fields.ts';
import type { NotificationKind } from '../../src/contract/messaging/notification.ts';
import type { Language } from '../../src/contract/words.ts';
import type { Database } from '../adapters/ports.ts';

/** As the facts of a visit, of which there is none. */
const siteFacts = (said: Record<Language, string>, path: string) => ({
  side: 'provider',
  service: '',
  other: '',
  startsAt: '',
  timeZone: '',
  occasion: '',
  reason: null,
  cancelledBy: null,
  answerUntil: null,
  proposedStartsAt: null,
  alternatives: [],
  text: said.de,
  said,
  path,
});

/** The bell alone: what the site itself has to say to an account. It rings in the transaction of what has happened. */
export const tellOfSite = (
  transaction: Database,
  account: AccountId,
  { said, path }: { said: Record<Language, string>; path: string },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    'insert into app.notification (account_id, kind, facts, created_at) values ($1, $2, $3, $4::timestamptz)',
    [account, 'system' satisfies NotificationKind, siteFacts(said, path), now.toISOString()],
  );
