import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { CheckConcern, IdentityCheck, ProofCheck, Queue } from '../../../../src/contract/admin/admin.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isAssigned } from '../../../ground/assigned.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { isNamed, patternOf } from '../../../ground/searched.ts';
import { type QueueName, rowsOfQueue } from '../../account/index.ts';

/** A page of a list, with one row more than is shown where there is a next page. */
export interface Page {
  after: PageEnd | undefined;
  limit: number;
}

export interface CheckRow extends Omit<IdentityCheck, 'images' | 'account'> {
  account: Omit<IdentityCheck['account'], 'language'> & { type: AccountType };
  images: ImageId[];
  /** Null for an identity. */
  name: string | null;
  validUntil: string | null;
  licence: ProofCheck['licence'];
}

/** How each queue is ordered, and which rows stand behind a place in it. Each has an index of its own. */
const orders: Record<Queue, { rows: string; behind: string; by: string }> = {
  pending: {
    rows: `state = 'pending'`,
    behind: '(submitted_at, id) > ($1::timestamptz, $2::uuid)',
    by: 'submitted_at, id',
  },
  decided: {
    rows: `state <> 'pending'`,
    behind: '(decided_at < $1::timestamptz or (decided_at = $1::timestamptz and id > $2::uuid))',
    by: 'decided_at desc, id',
  },
};

interface AskedChecks {
  of: QueueName;
  queue: Queue;
  search: string;
  /** Only those that are assigned to this administrator. */
  mine: AccountId | null;
  only: CheckConcern | undefined;
}

const concerns: Record<CheckConcern, string> = {
  reported: `exists (select from app.report_case where accused_id = verification.account_id and report_case.state = 'open')`,
  asked: 'asked_at is not null',
};

/** Pattern and administrator are placeholders. */
const asked = ({ of, queue, only }: AskedChecks, pattern: string, admin: string): string =>
  [
    rowsOfQueue[of],
    orders[queue].rows,
    isNamed(pattern, 'account_id'),
    isAssigned(admin, 'id'),
    ...(only === undefined ? [] : [concerns[only]]),
  ].join(' and ');

export function checksIn(database: Database, of: AskedChecks, { after, limit }: Page): Promise<CheckRow[]> {
  const { behind, by } = orders[of.queue];
  return database.query<CheckRow & Record<string, unknown>>(
    `select checked.id, checked.state, submitted_at as "submittedAt", decided_at as "decidedAt", reason, question,
            asked_at as "askedAt", findings, checked.name, valid_until as "validUntil",
            case when kind = 'licence' then json_build_object('role', role, 'number', licence_number,
              'broker', case when broker_name is not null
                             then json_build_object('name', broker_name, 'number', broker_number) end) end as licence,
            (select email from app.account decider where decider.id = decided_by) as "decidedBy",
            json_build_object(
              'id', account.id, 'email', account.email, 'name', account.name, 'businessName', account.business_name,
              'dateOfBirth', account.date_of_birth, 'type', account.type,
              'openReports', (select count(*) from app.report_case where accused_id = account.id and report_case.state = 'open'),
              'address', concat_ws(', ', nullif(concat_ws(' ', account.street, account.house_number), ''),
                                   nullif(concat_ws(' ', account.zip, account.city), ''), account.country)) as account,
            coalesce((select json_agg(image_id order by position) from app.verification_image shown
                       where shown.verification_id = checked.id), '[]') as images
       from (
         select * from app.verification
          where ${asked(of, '$4', '$5')} and ($1::timestamptz is null or ${behind})
          order by ${by} limit $3) as checked
       join app.account account on account.id = checked.account_id
      order by ${by.replace(/\bid$/, 'checked.id')}`,
    [after?.at ?? null, after?.id ?? null, limit, patternOf(of.search), of.mine],
  );
}

export async function countChecks(database: Database, of: AskedChecks): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.verification where ${asked(of, '$1', '$2')}`,
    [patternOf(of.search), of.mine],
  );
  return row?.count ?? 0;
}

export interface StoredCheck {
  id: AccountId;
  type: string;
}

/** Locked, so that nothing else happens to the account meanwhile. */
export async function knownByEmail(transaction: Database, email: string): Promise<StoredCheck | undefined> {
  const [known] = await transaction.query<StoredCheck & Record<string, unknown>>(
    'select id, type from app.account where email = $1 for update',
    [email],
  );
  return known;
}

/** Makes the account an administrator's: its password and sessions end, because whoever had them was not asked. */
export const makeAdmin = (transaction: Database, id: AccountId, nobodysPassword: string): Promise<unknown> =>
  transaction.query(
    `update app.account set type = 'admin', password_hash = $2, session_version = session_version + 1 where id = $1`,
    [id, nobodysPassword],
  );

export const setSupport = (transaction: Database, id: AccountId, isSupport: boolean): Promise<unknown> =>
  transaction.query('update app.account set is_support = $2 where id = $1', [id, isSupport]);
