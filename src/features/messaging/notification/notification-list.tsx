import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { stateOf } from '../../../api/query.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { listNotifications, readNotifications } from '../../../contract/messaging/notification.ts';
import styles from './bell.module.css';
import { NotificationEntries, type NotificationItem } from './notification-entries.tsx';

type Answer = AnswerOf<typeof listNotifications>;

interface ListProps {
  answer: UseQueryResult<Answer, ApiError>;
  /** Somebody follows an entry, or goes away. */
  onChosen: () => void;
}

export function NotificationList({ answer, onChosen }: ListProps) {
  const words = useWords('notification');
  const read = useChange(readNotifications, { refreshes: [listNotifications] });
  const { data } = answer;
  const choose = ({ id, isRead }: NotificationItem): void => {
    if (!isRead) read.mutate({ body: { ids: [id] } });
    onChosen();
  };
  return (
    <>
      <div className={`line gap4 between on-surface ruled ${styles['head']}`}>
        <h2>{words('title')}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button variant="link" isBusy={read.isPending} onClick={() => read.mutate({ body: {} })}>
            {words('readAll')}
          </Button>
        )}
        <span className={styles['close']}>
          <Button variant="quiet" isIcon icon={<CloseIcon />} aria-label={words('close')} onClick={onChosen} />
        </span>
      </div>
      {stateOf(answer) === 'loading' && (
        <div className={styles['items']}>
          <Skeleton shape="faces" />
        </div>
      )}
      {stateOf(answer) === 'failed' && (
        <div className={`quiet ${styles['empty']}`} role="alert">
          <p>{answer.error?.sentence}</p>
          <Button variant="plain" isBusy={answer.isFetching} onClick={() => void answer.refetch()}>
            {words('again')}
          </Button>
        </div>
      )}
      {data?.items.length === 0 && <p className={`quiet ${styles['empty']}`}>{words('none')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <div className={styles['items']}>
          <NotificationEntries items={data.items} onChosen={choose} />
        </div>
      )}
    </>
  );
}
