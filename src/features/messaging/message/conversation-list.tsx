import { formatNumber } from '#i18n/format.ts';
import { formatLastHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Face } from '#ui/face.tsx';
import { Link } from '#ui/link.tsx';
import { EditIcon } from '#ui/more-icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { limits } from '../../../contract/limits.ts';
import type { ConversationEntry, ConversationShow } from '../../../contract/messaging/message.ts';
import { paths, routes } from '../../../paths.ts';
import styles from './messages.module.css';
import type { Conversations } from './use-conversations.ts';

interface ConversationListProps {
  asked: Conversations;
  opened: Pick<ConversationEntry, 'kind' | 'id'> | undefined;
  isProvider: boolean;
}

/** Whoever was written to last comes first, below a search and three chips. */
export function ConversationList({ asked, opened, isProvider }: ConversationListProps) {
  const words = useWords('message');
  const { data, show, search, setSearch } = asked;
  const first = data?.pages[0];
  return (
    <div className={`beside shrinks upright ${styles['list']}`}>
      <div className={`column gap12 ${styles['top']}`}>
        <div className={`bar between ${styles['title']}`}>
          {/* The heading of the page is read out before it. */}
          <p className="size25 strong display-type" aria-hidden="true">
            {words('title')}
          </p>
          <Button
            variant="plain"
            isIcon
            isPill
            aria-label={words(isProvider ? 'writeClient' : 'writeAppointment')}
            to={isProvider ? paths.clients() : paths.appointments()}
          >
            <EditIcon size={19} />
          </Button>
        </div>
        <SearchField
          label={words('search')}
          isPill
          submit={words('searchNow')}
          value={search}
          maximum={limits.searchTextMaximum}
          onSearch={setSearch}
        />
        <ChipRow label={words('narrow')}>
          <ShowChip show="all" isChosen={show === 'all'} opened={opened}>
            {words('all')}
          </ShowChip>
          <ShowChip show="unread" isChosen={show === 'unread'} opened={opened}>
            {words('unread', { number: formatNumber(first?.unread ?? 0) })}
          </ShowChip>
          <ShowChip show="requests" isChosen={show === 'requests'} opened={opened}>
            {words('requests', { number: formatNumber(first?.requests ?? 0) })}
          </ShowChip>
        </ChipRow>
      </div>
      <Entries asked={asked} opened={opened} isProvider={isProvider} />
    </div>
  );
}

interface ShowChipProps {
  show: ConversationShow;
  isChosen: boolean;
  opened: ConversationListProps['opened'];
  children: string;
}

function ShowChip({ show, isChosen, opened, children }: ShowChipProps) {
  const search = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(opened === undefined ? {} : { [opened.kind]: opened.id }),
  }).toString();
  return (
    <Chip isChosen={isChosen} to={search === '' ? routes.messages : `${routes.messages}?${search}`} replace>
      {children}
    </Chip>
  );
}

function Entries({ asked, opened, isProvider }: ConversationListProps) {
  const words = useWords('message');
  const { conversations, error, refetch, show, search, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  if (conversations === undefined && error === null) return <Skeleton shape="faces" text={words('loading')} />;
  if (conversations === undefined)
    return <ErrorState title={words('failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  if (conversations.length === 0 && (show !== 'all' || search !== ''))
    return <EmptyState drawing="search" title={words('nothing')} />;
  if (conversations.length === 0 && isProvider)
    return <EmptyState drawing="messages" title={words('empty')} text={words('emptyTextProvider')} />;
  if (conversations.length === 0)
    return (
      <EmptyState drawing="messages" title={words('empty')} text={words('emptyText')}>
        <Button to={paths.services()}>{words('services')}</Button>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['entries']} aria-label={words('list')}>
        {conversations.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <Entry entry={entry} show={show} isOpened={entry.kind === opened?.kind && entry.id === opened.id} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  entry: ConversationEntry;
  show: ConversationShow;
  isOpened: boolean;
}

function Entry({ entry, show, isOpened }: EntryProps) {
  const words = useWords('message');
  const { kind, about, excerpt, isOwn, at, unread, face, side, id } = entry;
  const name = entry.name === '' ? words('someone') : entry.name;
  const text = excerpt === '' ? words('picture') : excerpt;
  const to = paths.messages({ kind, id, side });
  return (
    <Link
      className={`stack plain-link at-middle round14 ${styles['entry']} ${unread > 0 ? styles['new'] : ''}`}
      to={show === 'all' ? to : `${to}&show=${show}`}
      aria-current={isOpened || undefined}
    >
      <Face name={name} picture={face} size={48} />
      <strong>{name}</strong>
      <time dateTime={at}>{formatLastHere(at)}</time>
      <span className={`quiet small ${styles['last']}`}>{isOwn ? words('you', { text }) : text}</span>
      {unread > 0 ? (
        <span className={`tiny strong text-center pill ${styles['count']}`}>
          <span aria-hidden="true">{formatNumber(unread)}</span>
          <span className="visually-hidden">{words('new', { number: formatNumber(unread) })}</span>
        </span>
      ) : (
        <span />
      )}
      <span className={styles['about']}>
        {[words(`kind.${kind}`), about].filter((part) => part !== '').join(' · ')}
      </span>
    </Link>
  );
}
