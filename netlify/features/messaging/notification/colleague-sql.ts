import type { MemberRole } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Preferences } from './rules.ts';

/** Somebody of the business who is told by bell and browser. */
export interface Colleague {
  id: AccountId;
  role: MemberRole | 'owner';
  preferences: Preferences;
  [column: string]: unknown;
}

const preferences = `jsonb_build_object(
  'emailNotifications', account.email_notifications, 'appointmentReminders', account.appointment_reminders,
  'smsNotifications', account.sms_notifications, 'bookingEmails', account.booking_emails,
  'quietFrom', account.quiet_from, 'quietUntil', account.quiet_until) as preferences`;

/** An employee's visits: all of the business, or those of the own week. `$1` is the account. */
export const visitsOfMember = (alias: string): string => `
  select ${alias}.id from app.member member
    join app.account business on business.id = member.business_id and business.suspended_at is null and business.deleted_at is null
    join app.appointment ${alias} on ${alias}.provider_id = member.business_id
     and (member.role = 'reception' or ${alias}.staff_id = member.staff_id)
   where member.account_id = $1`;

/** The employees who see a visit, and its owner, but for whoever did it last. */
export const colleaguesOf = (database: Database, visit: string): Promise<Colleague[]> =>
  database.query<Colleague>(
    `select account.id, member.role, ${preferences}
       from app.appointment visit
       join app.member member on member.business_id = visit.provider_id
        and (member.role = 'reception' or member.staff_id = visit.staff_id)
       join app.account account on account.id = member.account_id and account.suspended_at is null
      where visit.id = $1
      union all
     select account.id, 'owner', ${preferences}
       from app.appointment visit join app.account account on account.id = visit.provider_id
      where visit.id = $1 and exists (select from app.member where business_id = visit.provider_id)`,
    [visit],
  );

/** Who of the business did the last thing that is noted; undefined where that was somebody else. */
export async function lastDoer(database: Database, visit: string): Promise<AccountId | undefined> {
  const [last] = await database.query<{ account: AccountId | null }>(
    'select account_id as account from app.appointment_deed where appointment_id = $1 order by position desc limit 1',
    [visit],
  );
  return last?.account ?? undefined;
}
