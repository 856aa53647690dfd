import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { takesTransfer } from '../../../ground/deposits.ts';
import type { Customer } from './sql.ts';

/** How often somebody has not come to this provider in the year before now. Of a guest's two ways the proven one counts. */
export async function countNoShows(
  database: Database,
  provider: AccountId,
  { customer, guestName, guestEmail, guestPhone, guestProven }: Customer,
  now: Date,
): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) from app.appointment
      where provider_id = $1 and client_id = app.known_client($1, $2, $3, $4, $5) and cancel_reason = 'no_show'
        and starts_at > $6::timestamptz - interval '1 year'`,
    [
      provider,
      customer,
      guestProven === 'email' ? guestEmail : null,
      guestProven === 'phone' ? guestPhone : null,
      guestName,
      now.toISOString(),
    ],
  );
  return counted?.count ?? 0;
}

/** Where the provider receives deposits. */
export async function waysOf(
  database: Database,
  provider: AccountId,
): Promise<{ link: string | null; takesTransfer: boolean }> {
  const [found] = await database.query<{ link: string | null; takesTransfer: boolean }>(
    `select deposit_link as link, ${takesTransfer} as "takesTransfer" from app.provider where account_id = $1`,
    [provider],
  );
  return found ?? { link: null, takesTransfer: false };
}

export const setReceived = (transaction: Database, id: AppointmentId, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.appointment set deposit_received_at = $2::timestamptz, version = version + 1, updated_at = $2::timestamptz
      where id = $1`,
    [id, now.toISOString()],
  );
