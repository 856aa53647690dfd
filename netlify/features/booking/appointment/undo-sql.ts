import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import { type UndoableAction, undoSeconds } from '../../../../src/contract/booking/appointment-undo.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Agreed } from './change-rules.ts';

/** A notification that waits until nothing can be taken back any more. */
export interface WaitingNotice {
  kind: NotificationKind;
  to: 'customer' | 'provider' | 'both';
  occasion?: string;
  /** Of a move or a change: whose doing it is. */
  by?: 'customer' | 'provider';
  /** The starts of further visits that were entered with it. */
  also?: string[];
}

/** A visit as it was before a deed that was done at once. */
export interface Before {
  start: string;
  staff: string;
  comingAt: string | null;
  depositReceivedAt: string | null;
  proposal: { start: string; staff: string; change?: Agreed | null } | null;
  /** Where that was changed. */
  agreed?: Agreed;
}

export interface UndoRow {
  position: number;
  deed: string;
  visits: number;
  appointmentId: AppointmentId;
  action: UndoableAction;
  note: string;
  before: Before | null;
  tells: WaitingNotice[];
  /** Of an illness: the other times that are offered. */
  alternatives: string[];
  dueAt: string;
  createdAt: string;
  [column: string]: unknown;
}

const columns = `position, deed, visits, appointment_id as "appointmentId", action, note, before, tells, alternatives, due_at as "dueAt", created_at as "createdAt"`;

interface KeptVisit {
  id: AppointmentId;
  before: Before | null;
  tells: readonly WaitingNotice[];
  alternatives?: readonly string[];
  /** Where it is another than that of the deed. */
  action?: UndoableAction;
}

export interface UndoEntry {
  deed: string;
  action: UndoableAction;
  note?: string;
  visits: readonly KeptVisit[];
  now: Date;
}

/** Keeps what was done with visits whose rows are locked. */
export const keep = (transaction: Database, { deed, action, note = '', visits, now }: UndoEntry): Promise<unknown> =>
  transaction.query(
    `insert into app.appointment_undo (deed, visits, appointment_id, action, note, before, tells, alternatives, due_at)
     select $1::uuid, jsonb_array_length($4::jsonb -> 'visits'), visit.id, coalesce(visit.action, $2), $3,
            nullif(visit.before, 'null'::jsonb), visit.tells, coalesce(visit.alternatives, '[]'), $5::timestamptz
       from jsonb_to_recordset($4::jsonb -> 'visits')
         as visit (id uuid, action text, before jsonb, tells jsonb, alternatives jsonb)`,
    [deed, action, note, { visits }, new Date(now.getTime() + undoSeconds * 1000).toISOString()],
  );

/** What an own deed has left, in the order of the visits; none once it was carried out. */
export const ofDeed = (database: Database, deed: string, owner: AccountId): Promise<UndoRow[]> =>
  database.query<UndoRow>(
    `select ${columns} from app.appointment_undo
      where deed = $1 and exists (select from app.appointment where id = appointment_id and provider_id = $2)
      order by appointment_id`,
    [deed, owner],
  );

/** Takes a deed away, unless something was done with one of its visits after it. */
export const takeDeed = (transaction: Database, deed: string): Promise<UndoRow[]> =>
  transaction.query<UndoRow>(
    `delete from app.appointment_undo as undo
      where deed = $1 and not exists (
        select from app.appointment_undo later
         where later.position > undo.position and later.deed <> undo.deed
           and later.appointment_id in (select appointment_id from app.appointment_undo where deed = $1))
     returning ${columns}`,
    [deed],
  );

/** Takes away all of a visit, which is locked. Whoever gets the rows carries them out. */
export async function takeOfVisit(transaction: Database, id: AppointmentId): Promise<UndoRow[]> {
  const taken = await transaction.query<UndoRow>(
    `delete from app.appointment_undo where appointment_id = $1 returning ${columns}`,
    [id],
  );
  return taken.sort((one, next) => one.position - next.position);
}

/** Visits of which the last deed is due, of one provider or of all. They are settled together, so that each is told once. */
export const dueVisits = (database: Database, now: Date, owner: AccountId | null): Promise<{ id: AppointmentId }[]> =>
  database.query(
    `select appointment_id as id from app.appointment_undo
      where $2::uuid is null or exists (select from app.appointment where id = appointment_id and provider_id = $2::uuid)
      group by appointment_id having max(due_at) <= $1::timestamptz
      order by max(due_at) limit 200`,
    [now.toISOString(), owner],
  );

/** Locks a visit of which the last deed is due; false where another run has it. */
export async function lockDue(transaction: Database, id: AppointmentId, now: Date): Promise<boolean> {
  const locked = await transaction.query('select from app.appointment where id = $1 for no key update skip locked', [
    id,
  ]);
  if (locked.length === 0) return false;
  const due = await transaction.query(
    'select from app.appointment_undo where appointment_id = $1 having max(due_at) <= $2::timestamptz',
    [id, now.toISOString()],
  );
  return due.length > 0;
}

/** What a visit was besides its place. */
export const restore = (transaction: Database, id: AppointmentId, before: Before, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.appointment
        set deposit_received_at = $7::timestamptz, coming_at = $2::timestamptz, proposed_starts_at = $3::timestamptz, proposed_staff_id = $4, proposed_change = $6::jsonb,
            version = version + 1, updated_at = $5::timestamptz
      where id = $1`,
    [
      id,
      before.comingAt,
      before.proposal?.start ?? null,
      before.proposal?.staff ?? null,
      now.toISOString(),
      before.proposal?.change ?? null,
      before.depositReceivedAt,
    ],
  );

/** Takes an entry back, and with it the client whom it has put into the file. */
export async function removeEntry(transaction: Database, { appointmentId, createdAt }: UndoRow): Promise<void> {
  const [removed] = await transaction.query<{ client: string | null }>(
    'delete from app.appointment where id = $1 returning client_id as client',
    [appointmentId],
  );
  if (removed?.client == null) return;
  await transaction.query(
    `delete from app.client
      where id = $1 and created_at = $2::timestamptz and notes = '' and tags = '{}'
        and not exists (select from app.appointment where client_id = $1)`,
    [removed.client, createdAt],
  );
}

/** Whether all visits of a deed are those of one of the staff, and were before it. */
export async function isOfStaff(database: Database, deed: string, staff: string): Promise<boolean> {
  const others = await database.query(
    `select from app.appointment_undo undo join app.appointment visit on visit.id = undo.appointment_id
      where undo.deed = $1 and (visit.staff_id::text <> $2 or undo.before ->> 'staff' <> $2)`,
    [deed, staff],
  );
  return others.length === 0;
}
