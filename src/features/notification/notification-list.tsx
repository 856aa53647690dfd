import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { stateOf, useChange } from '../../api/query.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { listNotifications, readNotifications } from '../../contract/notification.ts';
import { formatRelative } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import styles from './bell.module.css';

type Answer = AnswerOf<typeof listNotifications>;
type Item = Answer['items'][number];

interface ListProps {
  answer: UseQueryResult<Answer, ApiError>;
  /** Somebody follows an entry, or goes away. */
  onChosen: () => void;
}

export function NotificationList({ answer, onChosen }: ListProps) {
  const words = useWords('notification');
  const read = useChange(readNotifications, { refreshes: [listNotifications] });
  const { data } = answer;
  const choose = ({ id, isRead }: Item): void => {
    if (!isRead) read.mutate({ body: { ids: [id] } });
    onChosen();
  };
  return (
    <>
      <div className={styles['head']}>
        <h2>{words('title')}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button variant="link" isBusy={read.isPending} onClick={() => read.mutate({ body: {} })}>
            {words('readAll')}
          </Button>
        )}
        <span className={styles['close']}>
          <Button variant="link" onClick={onChosen}>
            {words('close')}
          </Button>
        </span>
      </div>
      {stateOf(answer) === 'loading' && <Loading />}
      {stateOf(answer) === 'failed' && (
        <div className={styles['empty']} role="alert">
          <p>{answer.error?.sentence}</p>
          <Button variant="plain" isBusy={answer.isFetching} onClick={() => void answer.refetch()}>
            {words('again')}
          </Button>
        </div>
      )}
      {data?.items.length === 0 && <p className={styles['empty']}>{words('none')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles['items']}>
          {data.items.map((item) => (
            <li key={item.id} className={item.isRead ? undefined : styles['unread']}>
              <Entry item={item} onChosen={() => choose(item)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ item, onChosen }: { item: Item; onChosen: () => void }) {
  const words = useWords('notification');
  const said = (
    <>
      <strong>
        {item.title}
        {!item.isRead && <span className="visually-hidden"> ({words('new')})</span>}
      </strong>
      <span>{item.text}</span>
      <time dateTime={item.at}>{formatRelative(item.at)}</time>
    </>
  );
  if (item.path === null) return <div className={styles['item']}>{said}</div>;
  return (
    <Link className={styles['item']} to={item.path} onClick={onChosen}>
      {said}
    </Link>
  );
}
