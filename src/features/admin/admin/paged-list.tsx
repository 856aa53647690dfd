import { type ReactElement, type ReactNode, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import styles from './admin.module.css';
import { useListKeys } from './use-list-keys.ts';

export interface PagedListProps<Item extends { id: string | number }> {
  /** As `useAnswerPages` returns it. */
  answer: {
    data: { pages: readonly { items: readonly Item[] }[] } | undefined;
    error: ApiError | null;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
  };
  label: string;
  empty: ReactElement;
  /** Above the list, if there is anything in it. */
  lead?: ReactNode;
  /** Lines close to each other, each a link; else entries with a hairline between. */
  look?: 'entries' | 'lines';
  children: (item: Item) => ReactElement;
}

/** A list of the administration that is read page by page, with what is shown while it loads, fails or is empty. */
export function PagedList<Item extends { id: string | number }>(props: PagedListProps<Item>) {
  const { answer, label, empty, lead, look = 'entries', children } = props;
  const words = useWords('admin');
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = answer;
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="entries" text={words('loading')} />
    ) : (
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      {lead}
      <ul className={look === 'lines' ? undefined : `stack gap20 ${styles['list']}`} aria-label={label} ref={list}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
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
