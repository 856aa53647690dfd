import type { AccountType, User } from '../../../../src/contract/account/account.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type { PlanName } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import type { LinkKind, Role } from './rules.ts';

/** The contract's user, but with the picture's store key instead of its address. */
export interface AccountRow extends Omit<User, 'profileImage'> {
  profileImageKey: string | null;
  sessionVersion: number;
}

const accountColumns = `
  id, type, email, name, first_name as "firstName", last_name as "lastName", business_name as "businessName", phone,
  public_phone as "publicPhone",
  exists (select from app.provider where account_id = account.id and is_phone_public) as "isPhonePublic",
  exists (select from app.provider where account_id = account.id and is_address_public) as "isAddressPublic",
  street, house_number as "houseNumber", zip, city, country, latitude, longitude, description,
  date_of_birth as "dateOfBirth", plan as package,
  case when type = 'seller' then plan else property_plan end as "propertyPackage", identity_verified_at is not null as verified,
  email_verified_at is not null as email_verified, phone_verified_at is not null as phone_verified,
  jsonb_build_object(
    'emailNotifications', email_notifications, 'appointmentReminders', appointment_reminders,
    'marketingEmails', marketing_emails, 'smsNotifications', sms_notifications,
    'bookingEmails', booking_emails, 'quietFrom', quiet_from, 'quietUntil', quiet_until) as "notificationPreferences",
  (select jsonb_build_object('email', asked.email, 'expiresAt', asked.expires_at) from app.email_token asked
    where asked.account_id = account.id and asked.purpose = 'change_email' and asked.used_at is null
    order by asked.created_at desc limit 1) as "pendingEmail",
  (select store_key from app.image where image.id = profile_image_id) as "profileImageKey",
  created_at as "createdAt", nullif(is_support, false) as "isSupport",
  (select jsonb_build_object(
            'business', jsonb_build_object('id', owner.id, 'name', coalesce(owner.business_name, owner.name)),
            'role', member.role, 'staffId', member.staff_id)
     from app.member member join app.account owner on owner.id = member.business_id
    where member.account_id = account.id and owner.suspended_at is null and owner.deleted_at is null
      and account.type in ('customer', 'seller')) as works,
  session_version as "sessionVersion"`;

export interface NewAccount {
  type: AccountType;
  plan: PlanName;
  email: string;
  passwordHash: string;
  name: string;
  firstName: string | null;
  lastName: string | null;
  businessName?: string;
  phone?: string | null;
  publicPhone?: string | null;
  dateOfBirth?: string;
  street?: string;
  houseNumber?: string;
  zip?: string;
  city?: string;
  country?: string;
  description?: string;
}

/** An address that its former owner may still take back, who is not that account. */
export const isHeldBack = (email: string, now: string, account = 'null'): string =>
  `exists (select from app.email_token held
            where held.purpose = 'undo_email' and held.email = ${email} and held.used_at is null
              and held.expires_at > ${now}::timestamptz and held.account_id is distinct from ${account}::uuid)`;

/** Undefined if the address has an account. The unique index decides, also between two calls at the same moment. */
export async function addAccount(database: Database, account: NewAccount, now: Date): Promise<AccountRow | undefined> {
  const [added] = await database.query<AccountRow & Record<string, unknown>>(
    `insert into app.account (type, plan, email, password_hash, name, first_name, last_name, business_name, phone,
       date_of_birth, street, house_number, zip, city, country, description, public_phone)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11, $12, $13, $14, $15, $16, $18
      where not ${isHeldBack('$3', '$17')}
     on conflict (email) do nothing
     returning ${accountColumns}`,
    [
      account.type,
      account.plan,
      account.email,
      account.passwordHash,
      account.name,
      account.firstName,
      account.lastName,
      account.businessName ?? null,
      account.phone ?? null,
      account.dateOfBirth ?? null,
      account.street ?? null,
      account.houseNumber ?? null,
      account.zip ?? null,
      account.city ?? null,
      account.country ?? null,
      account.description ?? null,
      now.toISOString(),
      account.publicPhone ?? null,
    ],
  );
  return added;
}

/**
 * Gives the account a role and what the form says. A seller's plan goes on as that for properties; a phone number that
 * changes is confirmed anew. The account is locked.
 */
export const giveRole = (transaction: Database, id: AccountId, role: Role): Promise<unknown> =>
  transaction.query(
    `update app.account
        set property_plan = case when type = 'seller' then nullif(plan, 'basic') else property_plan end,
            type = $2, plan = $3, name = $4, first_name = $5, last_name = $6, business_name = $7,
            phone_verified_at = case when phone is distinct from $8 then null else phone_verified_at end, phone = $8,
            public_phone = $16,
            date_of_birth = $9::date, street = $10, house_number = $11, zip = $12, city = $13, country = $14,
            latitude = null, longitude = null, description = $15
      where id = $1`,
    [
      id,
      role.type,
      role.plan,
      role.name,
      role.firstName,
      role.lastName,
      role.businessName,
      role.phone,
      role.dateOfBirth,
      role.street,
      role.houseNumber,
      role.zip,
      role.city,
      role.country,
      role.description,
      role.publicPhone,
    ],
  );

export async function lockedType(transaction: Database, id: AccountId): Promise<AccountType | undefined> {
  const [found] = await transaction.query<{ type: AccountType }>(
    'select type from app.account where id = $1 for update',
    [id],
  );
  return found?.type;
}

export async function accountById(database: Database, id: AccountId): Promise<AccountRow | undefined> {
  const [found] = await database.query<AccountRow & Record<string, unknown>>(
    `select ${accountColumns} from app.account where id = $1`,
    [id],
  );
  return found;
}

export interface AccountLogin extends AccountRow {
  passwordHash: string;
  isSuspended: boolean;
  isKnownCaller: boolean;
}

export async function loginOf(
  database: Database,
  email: string,
  callerHash: string,
): Promise<AccountLogin | undefined> {
  const [found] = await database.query<AccountLogin & Record<string, unknown>>(
    `select ${accountColumns}, password_hash as "passwordHash", suspended_at is not null as "isSuspended",
            exists (
              select from app.known_caller known
               where known.account_id = account.id and known.caller_hash = $2) as "isKnownCaller"
       from app.account
      where email = $1`,
    [email, callerHash],
  );
  return found;
}

/** Why an administrator has suspended the account, the latest time. */
export async function suspensionReason(database: Database, id: AccountId): Promise<string | undefined> {
  const [found] = await database.query<{ reason: string }>(
    `select reason from app.audit where account_id = $1 and action = 'account_suspended' order by id desc limit 1`,
    [id],
  );
  return found?.reason;
}

/** Remembers a caller who has proved to be the owner, by the password or a link. */
export const rememberCaller = (database: Database, id: AccountId, callerHash: string, now: Date): Promise<unknown> =>
  database.query(
    `insert into app.known_caller (account_id, caller_hash, seen_at) values ($1, $2, $3)
     on conflict (account_id, caller_hash) do update set seen_at = excluded.seen_at`,
    [id, callerHash, now.toISOString()],
  );

/** Deletes callers that have not come again; returns their number. */
export const deleteCallersBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'known_caller', 'seen_at', before);

/** Replaces only the hash that was compared, so a password that was changed meanwhile stays. */
export const replaceHash = (database: Database, id: AccountId, compared: string, fresh: string): Promise<unknown> =>
  database.query('update app.account set password_hash = $3 where id = $1 and password_hash = $2', [
    id,
    compared,
    fresh,
  ]);

/** Ends one session: the last of its tokens runs out within their life from now. */
export const endSession = (
  database: Database,
  { id, sessionId }: { id: AccountId; sessionId: string },
  now: Date,
): Promise<unknown> =>
  database.query(
    `insert into app.ended_session (id, account_id, expires_at)
     values ($1, $2, $3::timestamptz + make_interval(mins => $4)) on conflict (id) do nothing`,
    [sessionId, id, now.toISOString(), limits.tokenMinutes + 1],
  );

export interface NewLink {
  tokenHash: Uint8Array;
  accountId: AccountId;
  email: string;
  expiresAt: Date;
}

export const addLink = (database: Database, kind: LinkKind, link: NewLink): Promise<unknown> =>
  database.query(
    `insert into app.email_token (token_hash, account_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [link.tokenHash, link.accountId, kind, link.email, link.expiresAt.toISOString()],
  );

export interface Confirmed {
  id: AccountId;
  type: AccountType;
  /** The one that counts for properties. */
  plan: PlanName;
  [column: string]: unknown;
}

/**
 * Uses up the link and confirms the address it was sent to, in one statement. Undefined if the link is unknown, used or
 * expired, or if the account has another address by now.
 */
export async function confirmEmail(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Confirmed | undefined> {
  const [confirmed] = await database.query<Confirmed>(
    `with link as (
       update app.email_token set used_at = $2
        where token_hash = $1 and purpose = 'verify_email' and used_at is null and expires_at > $2
       returning account_id, email)
     update app.account set email_verified_at = coalesce(email_verified_at, $2)
       from link
      where account.id = link.account_id and account.email = link.email
     returning account.id, account.type, coalesce(account.property_plan, account.plan) as plan`,
    [tokenHash, now.toISOString()],
  );
  return confirmed;
}

/** Whose used link this is, if its address is still the account's and confirmed; undefined otherwise. Nothing changes. */
export async function typeConfirmedBy(database: Database, tokenHash: Uint8Array): Promise<AccountType | undefined> {
  const [found] = await database.query<{ type: AccountType }>(
    `select account.type
       from app.email_token link join app.account on account.id = link.account_id
      where link.token_hash = $1 and link.purpose in ('verify_email', 'change_email') and link.used_at is not null
        and account.email = link.email and account.email_verified_at is not null and account.deleted_at is null`,
    [tokenHash],
  );
  return found?.type;
}

/** Locks the account of an address until the transaction ends. False if there is none that anybody can sign in to. */
export async function holdOwnerOf(transaction: Database, email: string): Promise<boolean> {
  const held = await transaction.query(
    'select id from app.account where email = $1 and suspended_at is null for update',
    [email],
  );
  return held.length > 0;
}

/** Locks the link's account until the transaction ends, so that two links used at once follow one another. */
export const holdAccountOfLink = (transaction: Database, tokenHash: Uint8Array): Promise<unknown> =>
  transaction.query(
    `select id from app.account
      where id = (select account_id from app.email_token where token_hash = $1) for update`,
    [tokenHash],
  );

/** Locks the account until the transaction ends. False if its password has changed since it was read. */
export async function holdAccount(transaction: Database, id: AccountId, passwordHash: string): Promise<boolean> {
  const held = await transaction.query('select id from app.account where id = $1 and password_hash = $2 for update', [
    id,
    passwordHash,
  ]);
  return held.length > 0;
}

/** The stored values with which a change of the address or the password is compared. */
export interface OwnAccess {
  email: string;
  name: string;
  businessName: string | null;
  type: AccountType;
  passwordHash: string;
  [column: string]: unknown;
}

export async function ownAccess(database: Database, id: AccountId): Promise<OwnAccess | undefined> {
  const [found] = await database.query<OwnAccess>(
    `select email, name, business_name as "businessName", type, password_hash as "passwordHash"
       from app.account where id = $1`,
    [id],
  );
  return found;
}

/** Links of an account that nobody has used lead nowhere any more. */
export const endLinks = (database: Database, id: AccountId, kinds: readonly LinkKind[], now: Date): Promise<unknown> =>
  database.query(
    `update app.email_token set used_at = $3::timestamptz
      where account_id = $1 and purpose = any($2::text[]) and used_at is null`,
    [id, kinds, now.toISOString()],
  );

/**
 * Replaces exactly the hash that was compared, and ends all sessions; the version that tokens have from now on. Undefined
 * where the password was changed in between.
 */
export async function changePassword(
  database: Database,
  id: AccountId,
  compared: string,
  fresh: string,
): Promise<number | undefined> {
  const [changed] = await database.query<{ sessionVersion: number }>(
    `update app.account set password_hash = $3, session_version = session_version + 1
      where id = $1 and password_hash = $2
     returning session_version as "sessionVersion"`,
    [id, compared, fresh],
  );
  return changed?.sessionVersion;
}

/** Deletes used and expired links; returns their number. */
export const deleteLinksBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'email_token', 'least(used_at, expires_at)', before);

/** Adds the provider of a new registration, without cards, hours or a public telephone number. */
export const addProvider = (
  database: Database,
  { id, latitude, longitude, timeZone }: { id: AccountId; latitude: number; longitude: number; timeZone: string },
): Promise<unknown> =>
  database.query(
    `insert into app.provider (account_id, public_latitude, public_longitude, time_zone) values ($1, $2, $3, $4)
     on conflict (account_id) do nothing`,
    [id, latitude, longitude, timeZone],
  );
