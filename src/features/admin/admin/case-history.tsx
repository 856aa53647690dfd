import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import type { CaseEvent } from '../../../contract/admin/admin-case.ts';

interface CaseHistoryProps {
  answer: { data: { items: readonly CaseEvent[] } | undefined; error: ApiError | null; refetch: () => unknown };
}

/** What was decided and noted before about the case and its account. */
export function CaseHistory({ answer: { data, error, refetch } }: CaseHistoryProps) {
  const words = useWords('admin');
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="entries" text={words('loading')} />
    ) : (
      <ErrorState title={words('history.failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  if (data.items.length === 0) return <p className="quiet">{words('history.none')}</p>;
  return (
    <ol aria-label={words('history.title')}>
      {data.items.map(({ at, what, by, text, isOwn }) => (
        <li key={`${at} ${what}`}>
          <p>
            <strong>{what === 'noted' ? words('history.noted') : words(`log.action.${what}`)}</strong>
            {text !== null && `: ${text}`}
          </p>
          <p className="quiet small">
            {formatSoonIn(at, 'Europe/Berlin')} · {by ?? words('log.nobody')}
            {!isOwn && ` · ${words('history.other')}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
