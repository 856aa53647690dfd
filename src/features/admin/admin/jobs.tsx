import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { useAnswer } from '../../../api/query.ts';
import { type JobRun, listJobs } from '../../../contract/admin/admin-desk.ts';

/** Everything that runs by the clock, and whether it has. */
export function Jobs() {
  const words = useWords('admin');
  const { data, error, refetch } = useAnswer(listJobs, {}, { isWatched: true });
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="table" text={words('loading')} />
    ) : (
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const momentOf = (at: string | null): string =>
    at === null ? words('job.never') : capitalised(formatSoonIn(at, 'Europe/Berlin'));
  return (
    <Table<JobRun>
      caption={words('tabs.jobs')}
      isCaptionHidden
      keyOf={({ job }) => job}
      rows={data.items}
      columns={[
        {
          key: 'job',
          title: words('job.job'),
          cell: ({ job }) => (
            <span className="stack">
              {words(`job.does.${job}`)}
              <span className="quiet breaks">{job}</span>
            </span>
          ),
        },
        { key: 'succeeded', title: words('job.succeeded'), cell: ({ succeededAt }) => momentOf(succeededAt) },
        { key: 'failed', title: words('job.failed'), cell: ({ failedAt }) => momentOf(failedAt) },
        {
          key: 'state',
          title: words('job.state'),
          cell: ({ succeededAt, failedAt }) =>
            failedAt !== null && (succeededAt === null || failedAt > succeededAt) ? (
              <Badge kind="danger">{words('job.isFailing')}</Badge>
            ) : succeededAt === null ? (
              <Badge>{words('job.isNew')}</Badge>
            ) : (
              <Badge kind="success">{words('job.isFine')}</Badge>
            ),
        },
      ]}
    />
  );
}
