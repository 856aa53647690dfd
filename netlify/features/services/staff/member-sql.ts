import type { MemberRole } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Invitation, Member, OpenedInvitation } from '../../../../src/contract/services/staff-member.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';

const staffShown = (table: string): string =>
  `(select jsonb_build_object('id', staff.id, 'name', staff.name) from app.staff staff where staff.id = ${table}.staff_id) as staff`;

/** Of a business, or the one named. */
export const membersOf = (database: Database, business: AccountId, id?: string): Promise<Member[]> =>
  database.query<Member & Record<string, unknown>>(
    `select member.id, account.name, account.email, member.role, member.since, ${staffShown('member')}
       from app.member member join app.account account on account.id = member.account_id
      where member.business_id = $1 and ($2::uuid is null or member.id = $2::uuid)
      order by member.since, member.id`,
    [business, id ?? null],
  );

const invitationColumns = `invited.id, invited.name, invited.email, invited.role, invited.expires_at as "expiresAt", ${staffShown('invited')}`;

/** Those that still open something. */
export const invitationsOf = (database: Database, business: AccountId, now: Date): Promise<Invitation[]> =>
  database.query<Invitation & Record<string, unknown>>(
    `select ${invitationColumns} from app.invitation invited
      where invited.business_id = $1 and invited.used_at is null and invited.expires_at > $2::timestamptz
      order by invited.created_at, invited.id`,
    [business, now.toISOString()],
  );

/** Locks somebody of the staff who works there, also one whom a smaller plan lets rest. */
export async function lockedStaff(transaction: Database, business: AccountId, id: StaffId): Promise<boolean> {
  const found = await transaction.query(
    `select from app.staff where provider_id = $1 and id = $2 and (is_active or is_hidden_by_plan) for update`,
    [business, id],
  );
  return found.length > 0;
}

/** Whether somebody else signs in as this person of the staff. */
export async function isTaken(transaction: Database, staff: StaffId, except: string | null): Promise<boolean> {
  const found = await transaction.query('select from app.member where staff_id = $1 and id is distinct from $2::uuid', [
    staff,
    except,
  ]);
  return found.length > 0;
}

interface NewInvitation {
  business: AccountId;
  name: string;
  email: string | null;
  role: MemberRole;
  staff: StaffId | null;
  codeHash: Uint8Array;
  now: Date;
  expiresAt: Date;
}

/** An earlier one of the same person of the staff, or to the same address, ends. */
export async function addInvitation(transaction: Database, invited: NewInvitation): Promise<Invitation> {
  const { business, name, email, role, staff, codeHash, now, expiresAt } = invited;
  await transaction.query(
    `delete from app.invitation where business_id = $1 and used_at is null and (staff_id = $2::uuid or email = $3)`,
    [business, staff, email],
  );
  const [added] = await transaction.query<Invitation & Record<string, unknown>>(
    `insert into app.invitation as invited (business_id, name, email, role, staff_id, code_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz) returning ${invitationColumns}`,
    [business, name, email, role, staff, codeHash, now.toISOString(), expiresAt.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added;
}

export async function deleteInvitation(database: Database, business: AccountId, id: string): Promise<boolean> {
  const deleted = await database.query(
    'delete from app.invitation where business_id = $1 and id = $2 and used_at is null returning id',
    [business, id],
  );
  return deleted.length > 0;
}

interface FoundInvitation extends OpenedInvitation {
  id: string;
  businessId: AccountId;
  staffId: StaffId | null;
  isUsed: boolean;
  [column: string]: unknown;
}

/** The invitation of a code. Nobody is asked to a business that is suspended or gone. */
export async function invitationOf(
  database: Database,
  codeHash: Uint8Array,
  now: Date,
): Promise<FoundInvitation | undefined> {
  const [found] = await database.query<FoundInvitation>(
    `select invited.id, invited.business_id as "businessId", coalesce(owner.business_name, owner.name) as business, invited.name,
            invited.role, invited.staff_id as "staffId", invited.expires_at as "expiresAt",
            case when invited.used_at is not null then 'used' when invited.expires_at <= $2::timestamptz then 'expired'
                 else 'open' end as state
       from app.invitation invited join app.account owner on owner.id = invited.business_id
      where invited.code_hash = $1 and owner.suspended_at is null and owner.deleted_at is null`,
    [codeHash, now.toISOString()],
  );
  return found;
}

/** Uses a code up; false where another call was faster. */
export async function spendInvitation(transaction: Database, id: string, now: Date): Promise<boolean> {
  const used = await transaction.query(
    'update app.invitation set used_at = $2::timestamptz where id = $1 and used_at is null returning id',
    [id, now.toISOString()],
  );
  return used.length > 0;
}

interface NewMember {
  account: AccountId;
  business: AccountId;
  role: MemberRole;
  staff: StaffId | null;
  now: Date;
}

/** False where the account works somewhere already, or the person of the staff has an account. */
export async function addMember(
  transaction: Database,
  { account, business, role, staff, now }: NewMember,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.member (account_id, business_id, role, staff_id, since) values ($1, $2, $3, $4, $5::timestamptz)
     on conflict do nothing returning id`,
    [account, business, role, staff, now.toISOString()],
  );
  return added.length > 0;
}

/** For which business an account works. */
export async function businessOfMember(database: Database, account: AccountId): Promise<AccountId | undefined> {
  const [found] = await database.query<{ business: AccountId }>(
    'select business_id as business from app.member where account_id = $1',
    [account],
  );
  return found?.business;
}

interface Changed {
  role: MemberRole;
  staff: StaffId | null;
}

export async function updateMember(
  transaction: Database,
  business: AccountId,
  id: string,
  { role, staff }: Changed,
): Promise<boolean> {
  const changed = await transaction.query(
    'update app.member set role = $3, staff_id = $4 where business_id = $1 and id = $2 returning id',
    [business, id, role, staff],
  );
  return changed.length > 0;
}

export async function deleteMember(database: Database, business: AccountId, id: string): Promise<boolean> {
  const deleted = await database.query('delete from app.member where business_id = $1 and id = $2 returning id', [
    business,
    id,
  ]);
  return deleted.length > 0;
}

export async function deleteMembership(database: Database, account: AccountId): Promise<boolean> {
  return (await database.query('delete from app.member where account_id = $1 returning id', [account])).length > 0;
}

/** Codes that opened nothing any more by then; returns their number. */
export const deleteInvitationsBefore = (database: Database, before: Date | string): Promise<number> =>
  forget(database, 'invitation', 'expires_at', before);
