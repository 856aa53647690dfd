import type { AccountType } from '../../../../src/contract/account/account.ts';
import type {
  Proof,
  Submission,
  Verification,
  VerificationId,
  VerificationKind,
} from '../../../../src/contract/account/verification.ts';
import type { Licence, LicenceRole, SellerRole } from '../../../../src/contract/account/verification-seller.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { documentDays, licenceZone, type QueueName, warnedAtOnce, warningDays, zoneOfDays } from './rules.ts';

/** The day of an instant where providers live, or where licenses count. */
const dayOf = (now: string, zone: string = zoneOfDays): string => `(${now}::timestamptz at time zone '${zone}')::date`;
const dayAt = (now: string, kind: string): string =>
  `case ${kind} when 'licence' then ${dayOf(now, licenceZone)} else ${dayOf(now)} end`;

/** The rows of each queue: qualifications and licenses wait in one. */
export const rowsOfQueue: Record<QueueName, string> = { identity: `kind = 'identity'`, proof: `kind <> 'identity'` };

const submissionColumns =
  'state, submitted_at as "submittedAt", decided_at as "decidedAt", reason, question, asked_at as "askedAt"';

interface Checked {
  phone: string | null;
  phoneVerifiedAt: string | null;
  identityVerifiedAt: string | null;
}

/** Locks the account if `isLocked`: of two submissions at the same moment the later one sees the other. */
export async function checkedOf(
  database: Database,
  owner: AccountId,
  { isLocked = false } = {},
): Promise<Checked | undefined> {
  const [found] = await database.query<Checked & Record<string, unknown>>(
    `select phone, phone_verified_at as "phoneVerifiedAt", identity_verified_at as "identityVerifiedAt"
       from app.account where id = $1 ${isLocked ? 'for no key update' : ''}`,
    [owner],
  );
  return found;
}

/** The latest submission of an identity. */
export async function identityOf(database: Database, owner: AccountId): Promise<Submission | undefined> {
  const [latest] = await database.query<Submission & Record<string, unknown>>(
    `select ${submissionColumns} from app.verification
      where account_id = $1 and kind = 'identity' order by submitted_at desc, id limit 1`,
    [owner],
  );
  return latest;
}

export const proofsOf = (database: Database, owner: AccountId, now: Date): Promise<Verification['proofs']> =>
  database.query<Proof & Record<string, unknown>>(
    `select id, name, valid_until as "validUntil", ${submissionColumns},
            valid_until is not null and valid_until < ${dayOf('$2')} as "isExpired"
       from app.verification
      where account_id = $1 and kind = 'qualification' order by submitted_at desc, id`,
    [owner, now.toISOString()],
  );

export async function roleOf(database: Database, owner: AccountId): Promise<SellerRole | null> {
  const [row] = await database.query<{ role: SellerRole | null }>(
    'select seller_role as role from app.account where id = $1',
    [owner],
  );
  return row?.role ?? null;
}

export const setRole = (database: Database, owner: AccountId, role: SellerRole): Promise<unknown> =>
  database.query('update app.account set seller_role = $2 where id = $1', [owner, role]);

/** What stands on a license, as an object for JSON. */
const licenceFacts = `'role', licence.role, 'number', licence.licence_number, 'name', licence.name,
  'broker', case when licence.broker_name is not null
                 then json_build_object('name', licence.broker_name, 'number', licence.broker_number) end,
  'validUntil', licence.valid_until`;

export async function licencesOf(database: Database, owner: AccountId, now: Date): Promise<Licence[]> {
  const rows = await database.query<{ facts: object } & Record<string, unknown>>(
    `select json_build_object(${licenceFacts}) as facts, id, ${submissionColumns},
            valid_until is not null and valid_until < ${dayOf('$2', licenceZone)} as "isExpired"
       from app.verification licence
      where account_id = $1 and kind = 'licence' order by submitted_at desc, id`,
    [owner, now.toISOString()],
  );
  return rows.map(({ facts, ...row }) => ({ ...row, ...facts }) as unknown as Licence);
}

/** Whether the same license waits already. */
export async function isWaiting(
  transaction: Database,
  owner: AccountId,
  { role, number }: { role: LicenceRole; number: string },
): Promise<boolean> {
  const found = await transaction.query(
    `select from app.verification
      where account_id = $1 and kind = 'licence' and state = 'pending' and asked_at is null and role = $2 and lower(licence_number) = lower($3)`,
    [owner, role, number],
  );
  return found.length > 0;
}

export async function isOver(database: Database, day: string, now: Date, zone: string = zoneOfDays): Promise<boolean> {
  const [row] = await database.query<{ isOver: boolean }>(`select $1::date < ${dayOf('$2', zone)} as "isOver"`, [
    day,
    now.toISOString(),
  ]);
  return row?.isOver === true;
}

export async function countOpenProofs(transaction: Database, owner: AccountId): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    `select count(*) from app.verification where account_id = $1 and kind <> 'identity' and state = 'pending'`,
    [owner],
  );
  return row?.count ?? 0;
}

interface NewSubmission {
  kind: VerificationKind;
  name: string | null;
  validUntil: string | null;
  images: readonly ImageId[];
  licence?: { role: LicenceRole; number: string; broker: { name: string; number: string } | null };
}

export async function addSubmission(
  transaction: Database,
  owner: AccountId,
  { kind, name, validUntil, images, licence }: NewSubmission,
  now: Date,
): Promise<void> {
  await takeAskedBack(transaction, owner, { kind, name });
  await transaction.query(
    `with seen as (
       insert into app.document_seen (account_id, content_hash, seen_at)
       select $1, image.content_hash, $5::timestamptz from app.image
        where image.id = any($6::uuid[]) and image.content_hash is not null
       on conflict do nothing),
     added as (
       insert into app.verification (account_id, kind, name, valid_until, submitted_at, role, licence_number, broker_name,
                                     broker_number)
       values ($1, $2, $3, $4::date, $5::timestamptz, $7, $8, $9, $10)
       returning id)
     insert into app.verification_image (verification_id, position, image_id)
     select added.id, (chosen.place - 1)::smallint, chosen.image
       from added cross join unnest($6::uuid[]) with ordinality as chosen (image, place)`,
    [
      owner,
      kind,
      name,
      validUntil,
      now.toISOString(),
      images,
      licence?.role ?? null,
      licence?.number ?? null,
      licence?.broker?.name ?? null,
      licence?.broker?.number ?? null,
    ],
  );
}

export interface Decided {
  accountId: AccountId;
  email: string;
  type: AccountType;
  name: string | null;
  /** Of a license. */
  role: LicenceRole | null;
  number: string | null;
}

interface NewDecision {
  by: AccountId;
  /** Null approves. */
  reason: string | null;
}

const decidedColumns = `account.id as "accountId", account.email, account.type, verification.name, verification.role,
  verification.licence_number as number`;

/** Undefined where it waits for no decision: of two at the same moment the first one counts. */
export async function decideVerification(
  transaction: Database,
  { id, queue }: { id: VerificationId; queue: QueueName },
  { by, reason }: NewDecision,
  now: Date,
): Promise<Decided | undefined> {
  const [decided] = await transaction.query<Decided & Record<string, unknown>>(
    `update app.verification
        set state = case when $3::text is null then 'approved' else 'refused' end,
            reason = $3, decided_by = $2, decided_at = $4::timestamptz
       from app.account account
      where verification.id = $1 and verification.${rowsOfQueue[queue]} and verification.state = 'pending'
        and account.id = verification.account_id
     returning ${decidedColumns}`,
    [id, by, reason, now.toISOString()],
  );
  return decided;
}

/** The same, but that it goes on waiting, for an answer. */
export async function askAbout(
  transaction: Database,
  { id, queue }: { id: VerificationId; queue: QueueName },
  question: string,
  now: Date,
): Promise<Decided | undefined> {
  const [asked] = await transaction.query<Decided & Record<string, unknown>>(
    `update app.verification set question = $2, asked_at = $3::timestamptz
       from app.account account
      where verification.id = $1 and verification.${rowsOfQueue[queue]} and verification.state = 'pending'
        and account.id = verification.account_id
     returning ${decidedColumns}`,
    [id, question, now.toISOString()],
  );
  return asked;
}

/** Withdraws a submission that was asked about once new photographs replace it: of the identity, or of a proof of the same name. */
async function takeAskedBack(
  transaction: Database,
  owner: AccountId,
  { kind, name }: Pick<NewSubmission, 'kind' | 'name'>,
): Promise<void> {
  const answered = `account_id = $1 and kind = $2 and name is not distinct from $3 and state = 'pending' and asked_at is not null`;
  const values = [owner, kind, name];
  await transaction.query(
    `delete from app.verification_image where verification_id in (select id from app.verification where ${answered})`,
    values,
  );
  await transaction.query(`delete from app.verification where ${answered}`, values);
}

export async function isVerificationThere(database: Database, id: VerificationId, queue: QueueName): Promise<boolean> {
  const found = await database.query(`select from app.verification where id = $1 and ${rowsOfQueue[queue]}`, [id]);
  return found.length > 0;
}

export const markIdentityVerified = (transaction: Database, account: AccountId, now: Date): Promise<unknown> =>
  transaction.query('update app.account set identity_verified_at = $2::timestamptz where id = $1', [
    account,
    now.toISOString(),
  ]);

/** Lets go of the photographs of old decisions. The sweep of images then deletes those that nothing else names. */
export async function forgetDocuments(database: Database, now: Date): Promise<number> {
  const forgotten = await database.query(
    `delete from app.verification_image shown using app.verification old
      where old.id = shown.verification_id and old.state <> 'pending'
        and old.decided_at < $1::timestamptz - make_interval(days => ${documentDays})
     returning shown.image_id`,
    [now.toISOString()],
  );
  return forgotten.length;
}

export interface Ending {
  email: string;
  type: AccountType;
  name: string;
  validUntil: string;
  /** Of a license. */
  role: LicenceRole | null;
  number: string | null;
}

/**
 * Claims the qualifications and licenses that end soon and were not spoken of. Runs at the same moment claim different ones.
 * A newer submission under the same name takes the place of an older one, so nothing has to be said about that.
 */
export const claimEnding = (transaction: Database, now: Date): Promise<Ending[]> =>
  transaction.query<Ending & Record<string, unknown>>(
    `update app.verification ending
        set warned_at = $1::timestamptz
       from app.account account
      where ending.id in (
              select id from app.verification due
               where due.state = 'approved' and due.valid_until is not null and due.warned_at is null
                 and due.valid_until between ${dayAt('$1', 'due.kind')} and ${dayAt('$1', 'due.kind')} + ${warningDays}
                 and not exists (
                   select from app.verification newer
                    where newer.account_id = due.account_id and newer.kind = due.kind
                      and newer.role is not distinct from due.role
                      and lower(newer.name) = lower(due.name) and newer.state <> 'refused'
                      and coalesce(newer.valid_until, 'infinity') > due.valid_until)
               order by due.valid_until
               limit ${warnedAtOnce}
                 for update skip locked)
        and account.id = ending.account_id and account.suspended_at is null
     returning account.email, account.type, ending.name, ending.valid_until as "validUntil", ending.role,
               ending.licence_number as number`,
    [now.toISOString()],
  );

/** The qualifications of a provider that visitors may see. */
export const shownProofs = (account: string, now: string): string =>
  `coalesce((
     select json_agg(json_build_object('name', proof.name, 'checkedAt', to_char(proof.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'validUntil', proof.valid_until)
                     order by proof.decided_at, proof.id)
       from app.verification proof
      where proof.account_id = ${account} and proof.kind = 'qualification' and proof.state = 'approved'
        and (proof.valid_until is null or proof.valid_until >= ${dayOf(now)})), '[]')`;

/** The licenses of a seller that visitors may see, the latest checked one first. */
export const shownLicences = (account: string, now: string): string =>
  `coalesce((
     select json_agg(json_build_object(${licenceFacts},
                       'checkedAt', to_char(licence.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                     order by licence.decided_at desc, licence.id)
       from app.verification licence
      where licence.account_id = ${account} and licence.kind = 'licence' and licence.state = 'approved'
        and (licence.valid_until is null or licence.valid_until >= ${dayOf(now, licenceZone)})), '[]')`;

/** As what a seller is checked on a day of the Philippines, 'YYYY-MM-DD': by the latest license, by a document, or not at all. */
export const sellerCheck = (account: string, day: string): string => `coalesce(
  (select licence.role from app.verification licence
    where licence.account_id = ${account} and licence.kind = 'licence' and licence.state = 'approved'
      and (licence.valid_until is null or licence.valid_until >= '${day}')
    order by licence.decided_at desc, licence.id limit 1),
  (select 'identity' from app.account checked where checked.id = ${account} and checked.identity_verified_at is not null),
  'none')`;

/** Whether somebody has shown us who a seller is: by a document, or by a license that is still valid. */
export const isSellerChecked = (account: string, now: string): string =>
  `(exists (select from app.account checked where checked.id = ${account} and checked.identity_verified_at is not null)
    or exists (select from app.verification licence
                where licence.account_id = ${account} and licence.kind = 'licence' and licence.state = 'approved'
                  and (licence.valid_until is null or licence.valid_until >= ${dayOf(now, licenceZone)})))`;
