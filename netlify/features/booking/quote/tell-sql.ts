import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

/** Where mails about quotes go: a proven address, unless the business wants no mails of bookings. */
export async function readerOf(database: Database, account: AccountId): Promise<string | undefined> {
  const [found] = await database.query<{ email: string }>(
    `select email from app.account
      where id = $1 and email_verified_at is not null and suspended_at is null and deleted_at is null
        and (type <> 'provider' or booking_emails)`,
    [account],
  );
  return found?.email;
}
