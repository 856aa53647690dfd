import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Recipient } from './invoice-sql.ts';

/** Whether an account may still owe something: it has once chosen a monthly fee, or a line of commission is not on an invoice yet. */
export async function mayOweStill(transaction: Database, owner: AccountId): Promise<boolean> {
  const found = await transaction.query(
    `select where exists (select from app.plan_choice where account_id = $1 and pays = 'fee')
        or exists (select from app.commission_line line
                    where line.provider_id = $1
                      and not exists (select from app.invoice_commission billed where billed.line_id = line.id)
                      and not exists (select from app.commission_end ended where ended.line_id = line.id))`,
    [owner],
  );
  return found.length > 0;
}

export const keepRecipient = (
  transaction: Database,
  { id, type, email, country, name, street, zip, city, vatId }: Recipient,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.last_recipient (account_id, type, email, country, name, street, zip, city, kept_at, vat_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10) on conflict (account_id) do nothing`,
    [id, type, email, country, name, street, zip, city, now.toISOString(), vatId],
  );
