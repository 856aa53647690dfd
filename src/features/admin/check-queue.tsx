import { useAnswerPages } from '../../api/query.ts';
import {
  type CheckedReview,
  type IdentityCheck,
  listIdentityChecks,
  listProofChecks,
  listReviewChecks,
  type ProofCheck,
  type Queue,
  queues,
} from '../../contract/admin.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import styles from './admin.module.css';
import { CheckCard } from './check-card.tsx';
import { ReviewCard } from './review-card.tsx';

export type CheckPart = 'identity' | 'proofs' | 'reviews';

type Checked = IdentityCheck | ProofCheck | CheckedReview;

const lists = { identity: listIdentityChecks, proofs: listProofChecks, reviews: listReviewChecks } as const;

/** What waits for a decision, or was decided. */
export function CheckQueue({ part }: { part: CheckPart }) {
  const words = useWords('admin');
  const queue = useTab(queues, 'queue');
  return (
    <>
      <Tabs
        label={words('queues')}
        current={queue}
        tabs={queues.map((name) => ({ name, label: words(`queue.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ part, queue: name })}`}
      />
      <Checks key={queue} part={part} queue={queue} />
    </>
  );
}

function Checks({ part, queue }: { part: CheckPart; queue: Queue }) {
  const words = useWords('admin');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useAnswerPages(
    lists[part],
    (cursor) => ({ query: { queue, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: queue === 'pending' },
  );
  if (data === undefined)
    return error === null ? (
      <Loading text={words('loading')} />
    ) : (
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const checks = data.pages.flatMap(({ items }): readonly Checked[] => items);
  if (checks.length === 0)
    return (
      <EmptyState icon={<CheckIcon size={40} />} title={words(queue === 'pending' ? 'nonePending' : 'noneDecided')} />
    );
  return (
    <>
      <ul className={styles['list']} aria-label={words(`queue.${queue}`)}>
        {checks.map((check) => (
          <li key={check.id}>
            {'account' in check ? <CheckCard part={part} check={check} /> : <ReviewCard review={check} />}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words('more')}
          </Button>
        </div>
      )}
    </>
  );
}
