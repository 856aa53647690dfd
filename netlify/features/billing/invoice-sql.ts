import type { AccountId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import type { DueCommission } from './bill-rules.ts';

/** The name of the country of an account. */
export async function countryOf(database: Database, owner: AccountId): Promise<string | null> {
  const [found] = await database.query<{ country: string | null }>('select country from app.account where id = $1', [
    owner,
  ]);
  return found?.country ?? null;
}

/**
 * Lines that are billed with what is owed until an instant: nobody could object to them any more, or an administrator had refused
 * the objection by then. What has ended since is left out, too.
 */
export const dueCommissions = (database: Database, owner: AccountId, until: Date): Promise<DueCommission[]> =>
  database.query(
    `select line.id, line.service_name as "serviceName", line.visit_at as "visitAt", line.brought_at as "broughtAt",
            line.booked_at as "bookedAt", line.price_cents as "priceCents", line.commission_cents as "commissionCents"
       from app.commission_line line
       left join app.commission_objection objection on objection.line_id = line.id
       left join app.commission_decision decision on decision.line_id = line.id
      where line.provider_id = $1
        and case when objection.line_id is null then line.objection_until <= $2::timestamptz
                 else not decision.is_upheld and decision.decided_at <= $2::timestamptz end
        and not exists (select from app.commission_end ended where ended.line_id = line.id)
        and not exists (select from app.invoice_commission billed where billed.line_id = line.id)
      order by line.created_at, line.id`,
    [owner, until.toISOString()],
  );
