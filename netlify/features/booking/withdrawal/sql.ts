import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AppointmentStatus } from '../../../../src/contract/booking/appointment-status.ts';
import type { WithdrawalRule } from '../../../../src/contract/booking/withdrawal-instruction.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { stateIsNot } from '../../../ground/states.ts';

export interface RevocableVisit {
  id: AppointmentId;
  status: AppointmentStatus;
  createdAt: string;
  /** Which instruction was agreed; null of a visit from before. */
  rule: WithdrawalRule | null;
  start: string;
  timeZone: string;
  service: string;
  provider: string;
  /** The confirmed address of whoever booked; null if there is none. */
  knownEmail: string | null;
}

/** The visit of a link, or of the customer's account; locked if it is going to be cancelled. */
export async function visitOf(
  database: Database,
  id: string,
  customer: AccountId | undefined,
  { isLocked = false } = {},
): Promise<RevocableVisit | undefined> {
  const [found] = await database.query<RevocableVisit & Record<string, unknown>>(
    `select visit.id, visit.status, visit.created_at as "createdAt", visit.withdrawal_rule as rule, visit.starts_at as start, visit.time_zone as "timeZone",
            coalesce((select string_agg(name, ', ' order by position) from app.appointment_item
                       where appointment_id = visit.id), visit.service_name) as service,
            coalesce(owner.business_name, owner.name) as provider,
            coalesce((select email from app.account booker where booker.id = visit.customer_id and booker.email_verified_at is not null),
                     case visit.guest_proven when 'email' then visit.guest_email end) as "knownEmail"
       from app.appointment visit join app.account owner on owner.id = visit.provider_id
      where visit.id = $1 and ${stateIsNot('visit.status', 'held')} and ($2::uuid is null or visit.customer_id = $2::uuid)
      ${isLocked ? 'for update of visit' : ''}`,
    [id, customer ?? null],
  );
  return found;
}

interface NewWithdrawal {
  id: string | undefined;
  visit: string | null;
  name: string;
  email: string;
  contract: string;
  language: Language;
  isCancelled: boolean;
}

/** Undefined if the id is taken. */
export async function addWithdrawal(
  transaction: Database,
  { id, visit, name, email, contract, language, isCancelled }: NewWithdrawal,
  now: Date,
): Promise<string | undefined> {
  const [added] = await transaction.query<{ id: string }>(
    `insert into app.withdrawal (id, appointment_id, name, email, contract, language, is_cancelled, received_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2::uuid, $3, $4, $5, $6, $7, $8::timestamptz)
     on conflict (id) do nothing returning id`,
    [id ?? null, visit, name, email, contract, language, isCancelled, now.toISOString()],
  );
  return added?.id;
}

interface Received {
  at: string;
  isCancelled: boolean;
}

/** What has arrived under this id with the same words: its first answer was lost. */
export async function receivedBefore(
  database: Database,
  { id, name, email, contract }: Pick<NewWithdrawal, 'id' | 'name' | 'email' | 'contract'>,
): Promise<Received | undefined> {
  const [found] = await database.query<Received & Record<string, unknown>>(
    `select received_at as at, is_cancelled as "isCancelled" from app.withdrawal
      where id = $1::uuid and name = $2 and email = $3 and contract = $4`,
    [id ?? null, name, email, contract],
  );
  return found;
}

/** Deletes withdrawals that arrived before; returns their number. */
export const deleteWithdrawalsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'withdrawal', 'received_at', before);
