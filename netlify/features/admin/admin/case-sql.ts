import type { VerificationId } from '../../../../src/contract/account/verification.ts';
import type { Finding } from '../../../../src/contract/admin/admin.ts';
import { caseDecisions } from '../../../../src/contract/admin/admin-audit.ts';
import { type CaseEvent, type CasePart, caseHistoryMaximum } from '../../../../src/contract/admin/admin-case.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { rowsOfQueue } from '../../account/index.ts';

/** Selects one case from the table of its queue. `$1` is the id of the case. */
const cases: Record<CasePart, string> = {
  reports: 'app.report_case where id = $1',
  identity: `app.verification where id = $1 and ${rowsOfQueue.identity}`,
  proofs: `app.verification where id = $1 and ${rowsOfQueue.proof}`,
  reviews: 'app.review where id = $1',
  pictures: 'app.picture_check where id = $1',
  objections: 'app.commission_objection where line_id = $1',
};

export async function isCase(database: Database, part: CasePart, id: string): Promise<boolean> {
  return (await database.query(`select from ${cases[part]}`, [id])).length > 0;
}

/** The account that each case is about. `$1` is the id of the case. */
const accounts: Record<CasePart, string> = {
  reports: 'select accused_id from app.report_case where id = $1',
  identity: 'select account_id from app.verification where id = $1',
  proofs: 'select account_id from app.verification where id = $1',
  reviews: 'select provider_id from app.review where id = $1',
  pictures:
    'select owner_id from app.picture_check join app.listing on listing.id = listing_id where picture_check.id = $1',
  objections: 'select provider_id from app.commission_line where id = $1',
};

/** Latest first: decisions on the case and on its account, and the notes on the account. */
export const historyOf = (database: Database, part: CasePart, id: string): Promise<CaseEvent[]> =>
  database.query<CaseEvent & Record<string, unknown>>(
    `with about as (${accounts[part].replace(/^select \w+/, '$& as account')})
     select event.at, event.what, who.email as by, event.text, event.is_own as "isOwn"
       from (select at, action as what, admin_id, reason as text, subject_id is not distinct from $1::uuid as is_own
               from app.audit where subject_id = $1::uuid or account_id = (select account from about)
             union all
             select at, 'noted', admin_id, body, false from app.account_note where account_id = (select account from about)) as event
       left join app.account who on who.id = event.admin_id
      order by event.at desc limit ${caseHistoryMaximum}`,
    [id],
  );

export async function countDecidedToday(database: Database, admin: AccountId, now: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.audit where admin_id = $1 and action = any($2::text[])
        and at >= date_trunc('day', $3::timestamptz at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'`,
    [admin, caseDecisions, now.toISOString()],
  );
  return row?.count ?? 0;
}

const decides = `type = 'admin' and not is_support and deleted_at is null and suspended_at is null`;

interface Administrator {
  id: AccountId;
  name: string;
  [column: string]: unknown;
}

export const administrators = (database: Database): Promise<Administrator[]> =>
  database.query<Administrator>(
    `select id, coalesce(nullif(name, ''), email) as name from app.account where ${decides} order by name, id`,
  );

interface Assignment {
  part: CasePart;
  id: string;
  admin: AccountId;
  [column: string]: unknown;
}

export const assignments = (database: Database): Promise<Assignment[]> =>
  database.query<Assignment>('select part, case_id as id, admin_id as admin from app.case_assignment order by at, id');

/** False where nobody who decides is meant. */
export async function assign(
  database: Database,
  { part, id, admin }: { part: CasePart; id: string; admin: AccountId },
  now: Date,
): Promise<boolean> {
  const assigned = await database.query(
    `insert into app.case_assignment (case_id, part, admin_id, at)
     select $1, $2, account.id, $4::timestamptz from app.account where account.id = $3 and ${decides}
     on conflict (case_id) do update set admin_id = excluded.admin_id, at = excluded.at returning case_id`,
    [id, part, admin, now.toISOString()],
  );
  return assigned.length > 0;
}

export const unassign = (database: Database, id: string): Promise<unknown> =>
  database.query('delete from app.case_assignment where case_id = $1', [id]);

export const deleteAssignmentsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'case_assignment', 'at', before);

/** False where there is no such document, or it is decided. */
export async function keepFindings(
  database: Database,
  id: VerificationId,
  findings: readonly Finding[],
): Promise<boolean> {
  const kept = await database.query(
    `update app.verification set findings = $2::jsonb -> 'findings' where id = $1 and state = 'pending' returning id`,
    [id, { findings }],
  );
  return kept.length > 0;
}

interface QueuedLetter {
  to: string;
  subject: string;
  text: string;
  [column: string]: unknown;
}

/** Reads the mails that this transaction has queued, before they are committed. */
export const lettersOf = (transaction: Database): Promise<QueuedLetter[]> =>
  transaction.query<QueuedLetter>(
    `select recipient as to, subject, body as text from app.outgoing_mail
      where xmin = pg_current_xact_id()::xid and body is not null order by created_at, id`,
  );
