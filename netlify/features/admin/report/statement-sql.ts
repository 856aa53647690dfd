import type { CaseId, ReportCase, ReportKind } from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { ReportsPageEnd } from './rules.ts';
import { instantOf } from './sql.ts';

export interface StatementRow {
  id: string;
  report: string | null;
  case: CaseId;
  kind: ReportKind;
  subject: string;
  side: VisitSide | '';
  state: ReportCase['state'];
  number: string | null;
  decision: Omit<ReportCase['decisions'][number], 'decidedBy'>;
  answer: Omit<ReportCase['decisions'][number], 'decidedBy'> | null;
  complaint: { text: string; at: string } | null;
  at: string;
  [column: string]: unknown;
}

const decisionJson = (name: string): string => `json_build_object(
  'action', ${name}.action, 'rule', ${name}.rule, 'reason', ${name}.reason, 'at', ${instantOf(`${name}.at`)},
  'isAutomated', ${name}.is_automated)`;

const statementColumns = `
  made.id, found.id as case, found.kind, found.subject_id as subject, found.side, found.state, made.at, ${decisionJson('made')} as decision,
  (select ${decisionJson('answer')} from app.report_decision answer where answer.earlier_id = made.id) as answer`;

const complaintOf = (report: string): string => `(
  select json_build_object('text', body, 'at', ${instantOf('complaint.created_at')}) from app.report_complaint complaint
   where complaint.decision_id = made.id and complaint.report_id is not distinct from ${report})`;

/** Whoever was reported hears nothing of a report that changed nothing, unless a complaint changed that. */
const concernsAccused = `(made.action <> 'nothing'
  or exists (select from app.report_decision answer where answer.earlier_id = made.id and answer.action <> 'nothing'))`;

/** Undefined where the decision, or the report that it answers, is gone. */
export async function statementOf(
  database: Database,
  decision: string,
  report: string | null,
): Promise<StatementRow | undefined> {
  const [found] = await database.query<StatementRow>(
    `select ${statementColumns}, about.id as report, about.number, ${complaintOf('$2::uuid')} as complaint
       from app.report_decision made
       join app.report_case found on found.id = made.case_id
       left join app.report about on about.id = $2::uuid and about.decision_id = made.id
      where made.id = $1 and case when $2::uuid is null then ${concernsAccused} else about.id is not null end`,
    [decision, report],
  );
  return found;
}

/** Those of an account, latest first: about its reports and about what is its own. */
export const statementsOf = (
  database: Database,
  account: AccountId,
  { after, limit }: { after: ReportsPageEnd | undefined; limit: number },
): Promise<StatementRow[]> =>
  database.query<StatementRow>(
    `select * from (
       select ${statementColumns}, about.id as report, about.number, ${complaintOf('about.id')} as complaint,
              about.id as place
         from app.report about
         join app.report_decision made on made.id = about.decision_id
         join app.report_case found on found.id = made.case_id
        where about.account_id = $1
       union all
       select ${statementColumns}, null::uuid, null, ${complaintOf('null::uuid')}, made.id
         from app.report_case found
         join app.report_decision made on made.case_id = found.id
        where found.accused_id = $1 and made.earlier_id is null and made.action <> 'danger' and ${concernsAccused}) both_sides
      where $2::timestamptz is null or at < $2::timestamptz or (at = $2::timestamptz and place > $3::uuid)
      order by at desc, place limit $4`,
    [account, after?.at ?? null, after?.id ?? null, limit],
  );

/** False where the same side has complained already. */
export async function addComplaint(
  transaction: Database,
  { decision, report, text, language }: { decision: string; report: string | null; text: string; language: Language },
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.report_complaint (decision_id, report_id, body, language, created_at)
     values ($1, $2, $3, $4, $5::timestamptz) on conflict (decision_id, report_id) do nothing returning id`,
    [decision, report, text, language, now.toISOString()],
  );
  return added.length > 0;
}
