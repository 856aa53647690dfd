import type { CaseId, CaseState, ReportCase, ReportKind, ReportReason } from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isAssigned } from '../../../ground/assigned.ts';
import { isNamed, isSaid, patternOf } from '../../../ground/searched.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { ReportsPageEnd } from './rules.ts';
import type { Named } from './thing-sql.ts';

interface NewReport {
  number: string;
  reason: ReportReason;
  details: string;
  email: string | null;
  account: AccountId | null;
  language: Language;
}

/**
 * Adds it to the open case about the same thing, or opens one. An existing case is only locked against a decision, in a
 * mode that reports share. When each report wrote it, hundreds at once queued for its row, each with a connection,
 * until they timed out. Only the first that speaks of danger writes it.
 */
export const addReport = (
  database: Database,
  { kind, id, side }: Named,
  accused: AccountId | null,
  { number, reason, details, email, account, language }: NewReport,
  now: Date,
): Promise<unknown> =>
  database.query(
    `with held as materialized (
       select id, is_danger from app.report_case
        where kind = $1 and subject_id = $2 and side = $3 and state = 'open'
          for key share),
     opened as (
       insert into app.report_case as known (kind, subject_id, side, accused_id, opened_at, is_danger)
       select $1, $2::uuid, $3, $4::uuid, $5::timestamptz, $6::boolean
        where not exists (select from held where is_danger or not $6::boolean)
       on conflict (kind, subject_id, side) where state = 'open'
       do update set is_danger = known.is_danger or excluded.is_danger
       returning id)
     insert into app.report (case_id, number, reason, details, email, account_id, language, created_at)
     select id, $7, $8, $9, $10, $11, $12, $5::timestamptz
       from (select id from opened union select id from held where is_danger or not $6::boolean) about`,
    [
      kind,
      id,
      side,
      accused,
      now.toISOString(),
      reason === 'danger',
      number,
      reason,
      details,
      email,
      account,
      language,
    ],
  );

export const instantOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const shownReports = 20;

const queues: Record<CaseState, { rows: string; behind: string; by: string }> = {
  open: {
    rows: `found.state = 'open'`,
    behind: '(not found.is_danger, found.opened_at, found.id) > (not $1::boolean, $2::timestamptz, $3::uuid)',
    by: 'not found.is_danger, found.opened_at, found.id',
  },
  complaint: {
    rows: `found.state = 'complaint'`,
    behind: '(not found.is_danger, found.opened_at, found.id) > (not $1::boolean, $2::timestamptz, $3::uuid)',
    by: 'not found.is_danger, found.opened_at, found.id',
  },
  decided: {
    rows: `found.state in ('decided', 'final')`,
    behind: `($1::boolean is not null
      and (found.decided_at < $2::timestamptz or (found.decided_at = $2::timestamptz and found.id > $3::uuid)))`,
    by: 'found.decided_at desc, found.id',
  },
};

export interface ReportsQuestion {
  state: CaseState;
  kind: ReportKind | undefined;
  reason: ReportReason | undefined;
  search: string;
  /** Only those that are assigned to this administrator. */
  mine: AccountId | null;
}

/** `$n` and the next are kind, reason, administrator and the pattern of the search: a number, who has reported or is reported, or what was written. */
const asked = (state: CaseState, first: number): string => `${queues[state].rows}
  and ($${first}::text is null or found.kind = $${first})
  and ($${first + 1}::text is null
       or exists (select from app.report about where about.case_id = found.id and about.reason = $${first + 1}))
  and ${isAssigned(`$${first + 2}`, 'found.id')}
  and ($${first + 3}::text = '%' or ${isNamed(`$${first + 3}`, 'found.accused_id')}
       or exists (select from app.report about where about.case_id = found.id
                   and ${isSaid(`$${first + 3}`, ['about.number', 'about.email', 'about.details'])}))`;

const valuesOf = ({ kind, reason, mine, search }: ReportsQuestion): unknown[] => [
  kind ?? null,
  reason ?? null,
  mine,
  patternOf(search),
];

export interface CaseRow extends Omit<ReportCase, 'thing' | 'accused' | 'actions' | 'side' | 'isForAnother'> {
  subject: string;
  side: VisitSide | '';
  decidedAt: string | null;
  /** Whose decision is complained about. */
  lastDecidedBy: AccountId | null;
  [column: string]: unknown;
}

export function casesIn(
  database: Database,
  question: ReportsQuestion,
  { after, limit }: { after: ReportsPageEnd | undefined; limit: number },
): Promise<CaseRow[]> {
  const { state } = question;
  const { behind, by } = queues[state];
  return database.query<CaseRow>(
    `select found.id, found.kind, found.subject_id as subject, found.side, found.state, found.is_danger as "isDanger",
            found.opened_at as "openedAt", found.decided_at as "decidedAt",
            (select count(*) from app.report about where about.case_id = found.id) as "reportCount",
            coalesce((select json_agg(json_build_object(
                        'number', number, 'reason', reason, 'details', details, 'at', ${instantOf('created_at')},
                        'email', email, 'isSignedIn', account_id is not null, 'isAutomated', is_automated) order by created_at)
                        from (select * from app.report about where about.case_id = found.id
                               order by reason = 'danger' desc, created_at desc limit ${shownReports}) latest), '[]') as reports,
            coalesce((select json_agg(json_build_object(
                        'action', action, 'rule', rule, 'reason', reason, 'at', ${instantOf('at')},
                        'isAutomated', is_automated,
                        'decidedBy', (select email from app.account decider where decider.id = decided_by)) order by at)
                        from app.report_decision made join app.report_case earlier on earlier.id = made.case_id
                       where (earlier.kind, earlier.subject_id, earlier.side) = (found.kind, found.subject_id, found.side)),
                     '[]') as decisions,
            (select decided_by from app.report_decision last
              where last.case_id = found.id and last.action <> 'danger' order by at desc limit 1) as "lastDecidedBy",
            coalesce((select json_agg(json_build_object(
                        'by', case when complaint.report_id is null then 'accused' else 'reporter' end,
                        'text', body, 'at', ${instantOf('complaint.created_at')},
                        'about', json_build_object('at', ${instantOf('made.at')},
                          'by', (select email from app.account decider where decider.id = made.decided_by)))
                        order by complaint.created_at)
                        from app.report_complaint complaint
                        join app.report_decision made on made.id = complaint.decision_id
                       where made.case_id = found.id), '[]') as complaints
       from app.report_case found
      where ${asked(state, 5)} and ($2::timestamptz is null or ${behind})
      order by ${by} limit $4`,
    [after?.isDanger ?? false, after?.at ?? null, after?.id ?? null, limit, ...valuesOf(question)],
  );
}

export async function countCases(database: Database, question: ReportsQuestion): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.report_case found where ${asked(question.state, 1)}`,
    valuesOf(question),
  );
  return row?.count ?? 0;
}

export interface CaseToDecide {
  id: CaseId;
  kind: ReportKind;
  subject: string;
  side: VisitSide | '';
  state: ReportCase['state'];
  [column: string]: unknown;
}

/** Locked, so that a second administrator waits for the first one's decision. */
export async function caseToDecide(transaction: Database, id: string): Promise<CaseToDecide | undefined> {
  const [found] = await transaction.query<CaseToDecide>(
    `select id, kind, subject_id as subject, side, state from app.report_case where id = $1 for update`,
    [id],
  );
  return found;
}

export interface DecisionRow {
  id: string;
  action: ReportCase['decisions'][number]['action'];
  decidedBy: AccountId | null;
  at: string;
  [column: string]: unknown;
}

/** The first decision of a case, which a complaint is about. */
export async function decisionOf(transaction: Database, id: CaseId): Promise<DecisionRow | undefined> {
  const [found] = await transaction.query<DecisionRow>(
    `select id, action, decided_by as "decidedBy", at from app.report_decision
      where case_id = $1 and action <> 'danger' and earlier_id is null`,
    [id],
  );
  return found;
}

export async function hasOtherAdmin(database: Database, admin: AccountId): Promise<boolean> {
  const found = await database.query(
    `select from app.account where type = 'admin' and not is_support and id <> $1 and deleted_at is null and suspended_at is null limit 1`,
    [admin],
  );
  return found.length > 0;
}

interface NewDecision {
  action: DecisionRow['action'];
  rule: string | null;
  reason: string;
  by: AccountId;
  earlier: string | null;
}

export async function addDecision(
  transaction: Database,
  id: CaseId,
  { action, rule, reason, by, earlier }: NewDecision,
  now: Date,
): Promise<string> {
  const [added] = await transaction.query<{ id: string }>(
    `insert into app.report_decision (case_id, at, action, rule, reason, decided_by, earlier_id)
     values ($1, $2::timestamptz, $3, $4, $5, $6, $7) returning id`,
    [id, now.toISOString(), action, rule, reason, by, earlier],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

export const closeCase = (
  transaction: Database,
  id: CaseId,
  state: 'decided' | 'final',
  decision: string,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `with answered as (
       update app.report set decision_id = $3 where case_id = $1 and decision_id is null)
     update app.report_case set state = $2, decided_at = $4::timestamptz where id = $1`,
    [id, state, decision, now.toISOString()],
  );

/** Puts the case in front of all others. False where there is none. */
export async function markDanger(transaction: Database, id: CaseId): Promise<boolean> {
  const found = await transaction.query('update app.report_case set is_danger = true where id = $1 returning id', [id]);
  return found.length > 0;
}

export interface Reporter {
  report: string;
  email: string;
  language: Language;
  number: string;
  /** It is the confirmed address of the account that has reported. */
  isProven: boolean;
  [column: string]: unknown;
}

/** Whoever has left an address, once each. */
export const reportersOf = (transaction: Database, id: CaseId): Promise<Reporter[]> =>
  transaction.query<Reporter>(
    `select distinct on (report.email) report.id as report, report.email, report.language, report.number,
            coalesce(writer.email_verified_at is not null and writer.email = report.email, false) as "isProven"
       from app.report left join app.account writer on writer.id = report.account_id
      where case_id = $1 and report.email is not null
      order by report.email, report.created_at`,
    [id],
  );

export const reopen = (transaction: Database, id: CaseId): Promise<unknown> =>
  transaction.query(`update app.report_case set state = 'complaint' where id = $1`, [id]);

/** Deletes cases whose last entry in the log is older, with all that belongs to them. Returns their number. */
export async function deleteCasesBefore(database: Database, before: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await transaction.query<{ id: string }>(
      `select id from app.report_case old
        where decided_at < $1::timestamptz
          and not exists (select from app.report_decision made where made.case_id = old.id and made.at >= $1::timestamptz)
        order by id limit 1000 for update skip locked`,
      [before.toISOString()],
    );
    const ids = old.map(({ id }) => id);
    await transaction.query(
      `delete from app.report_complaint
        where decision_id in (select id from app.report_decision where case_id = any($1::uuid[]))`,
      [ids],
    );
    await transaction.query('delete from app.report where case_id = any($1::uuid[])', [ids]);
    await transaction.query('delete from app.report_decision where case_id = any($1::uuid[])', [ids]);
    await transaction.query('delete from app.report_case where id = any($1::uuid[])', [ids]);
    return ids.length;
  });
}
