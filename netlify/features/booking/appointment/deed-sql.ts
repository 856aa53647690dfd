import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { VisitDeed } from '../../../../src/contract/booking/appointment-detail.ts';
import { deedActions } from '../../../../src/contract/booking/appointment-detail.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Doer } from '../../../session/actor.ts';

interface Done {
  visits: readonly AppointmentId[];
  action: string;
  side: VisitSide;
  /** The person of the business who did it. Undefined if the customer did. */
  by: Doer | undefined;
  /** By which it can be taken back. */
  deed: string | null;
  now: Date;
}

/** Notes who did it, before anybody is told. What is no deed is left. */
export async function noteDeed(transaction: Database, { visits, action, side, by, deed, now }: Done): Promise<void> {
  if (!deedActions.some((known) => known === action)) return;
  await transaction.query(
    `insert into app.appointment_deed (appointment_id, action, side, account_id, staff_id, deed, at)
     select visit, $2, $3, $4::uuid, $5::uuid, $6::uuid, $7::timestamptz from unnest($1::uuid[]) visit`,
    [visits, action, side, by?.account ?? null, by?.staff ?? null, deed, now.toISOString()],
  );
}

/** Marks the last move or change as a proposal if the customer has yet to agree to it. */
export const noteProposal = (transaction: Database, visit: AppointmentId): Promise<unknown> =>
  transaction.query(
    `update app.appointment_deed done set action = 'propose'
      where done.position = (select max(position) from app.appointment_deed where appointment_id = $1)
        and done.action in ('move', 'change') and done.side = 'provider'
        and exists (select from app.appointment where id = $1 and proposed_starts_at is not null)`,
    [visit],
  );

export const forgetDeed = (transaction: Database, deed: string): Promise<unknown> =>
  transaction.query('delete from app.appointment_deed where deed = $1', [deed]);

const listedMaximum = 20;

/** The latest first. Whoever has no account any more has no name, but what the staff calls them. */
export const deedsOf = (database: Database, visit: AppointmentId, viewer: AccountId): Promise<VisitDeed[]> =>
  database.query<VisitDeed & Record<string, unknown>>(
    `select done.action, done.side as by, coalesce(staff.name, nullif(account.name, '')) as name,
            coalesce(done.account_id = $2::uuid, false) as "isOwn", done.at
       from app.appointment_deed done
       left join app.staff staff on staff.id = done.staff_id
       left join app.account account on account.id = done.account_id
      where done.appointment_id = $1
      order by done.position desc
      limit ${listedMaximum}`,
    [visit, viewer],
  );
