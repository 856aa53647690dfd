import type { ReportFigures, ReportReason } from '../../../../src/contract/admin/report.ts';
import { reportReasons } from '../../../../src/contract/admin/report.ts';
import type { Database } from '../../../adapters/ports.ts';

type FigureRow = ReportFigures['total'] & { reason: ReportReason | null };

export async function reportFigures(database: Database, since: Date): Promise<ReportFigures> {
  const rows = await database.query<FigureRow & Record<string, unknown>>(
    `select about.reason, count(*) as reports, count(made.id) as decided,
            count(*) filter (where made.action = 'nothing') as nothing,
            count(*) filter (where made.action = 'hide') as hide,
            count(*) filter (where made.action = 'remove') as remove,
            count(*) filter (where made.action = 'suspend') as suspend,
            (percentile_cont(0.5) within group (order by extract(epoch from made.at - about.created_at)::float8) / 3600)
              as "medianHours"
       from app.report about left join app.report_decision made on made.id = about.decision_id
      where about.created_at >= $1::timestamptz and not about.is_automated
      group by grouping sets ((about.reason), ())`,
    [since.toISOString()],
  );
  const [complained] = await database.query<{ complaints: number; changed: number }>(
    `select count(*) as complaints, count(*) filter (where exists (
              select from app.report_decision made
                join app.report_decision answer on answer.earlier_id = made.id
               where made.id = complaint.decision_id and answer.action <> made.action)) as changed
       from app.report_complaint complaint where created_at >= $1::timestamptz`,
    [since.toISOString()],
  );
  const empty = { reports: 0, decided: 0, nothing: 0, hide: 0, remove: 0, suspend: 0, medianHours: null };
  const figuresOf = (reason: ReportReason | null) => {
    const { reason: _, ...figures } = rows.find((row) => row.reason === reason) ?? { reason, ...empty };
    return figures;
  };
  return {
    reasons: reportReasons.map((reason) => ({ reason, ...figuresOf(reason) })),
    total: figuresOf(null),
    complaints: complained?.complaints ?? 0,
    changed: complained?.changed ?? 0,
  };
}
