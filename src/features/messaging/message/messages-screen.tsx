import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EntryLink, EntryList } from '#ui/entry-list.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Face } from '#ui/face.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { type ConversationEntry, listConversations } from '../../../contract/messaging/message.ts';
import { paths } from '../../../paths.ts';

/** /messages: every conversation of whoever is signed in, the latest first. */
export function MessagesScreen() {
  const words = useWords('message');
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  useKeptPlace(isSignedIn);
  return (
    <Page title={words('title')} width="text">
      {session.state === 'restoring' && <Skeleton shape="faces" text={words('loading')} />}
      {session.state === 'signed-out' && (
        <EmptyState drawing="messages" title={words('signIn')} text={words('signInText')}>
          <Button to={paths.login(paths.messages())}>{words('toLogin')}</Button>
        </EmptyState>
      )}
      {isSignedIn && <Conversations isProvider={session.user.type === 'provider'} />}
    </Page>
  );
}

function Conversations({ isProvider }: { isProvider: boolean }) {
  const words = useWords('message');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useAnswerPages(
    listConversations,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: 'closely' },
  );
  if (data === undefined && error === null) return <Skeleton shape="faces" text={words('loading')} />;
  if (data === undefined)
    return <ErrorState title={words('failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const conversations = data.pages.flatMap(({ items }) => items);
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
      <EntryList label={words('title')}>
        {conversations.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </EntryList>
      {hasNextPage && (
        <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </>
  );
}

/** Where a conversation is read: each kind has a screen of its own, for each side. */
function pathOf({ kind, side, id }: ConversationEntry): string {
  if (kind === 'question') return paths.question(id);
  if (kind === 'appointment')
    return side === 'provider' ? paths.providerCalendar({ visit: id }) : paths.appointment(id);
  return side === 'provider' ? paths.sellerDashboard('inquiries', { inquiry: id }) : paths.ownInquiry(id);
}

function Entry({ entry }: { entry: ConversationEntry }) {
  const words = useWords('message');
  const { kind, name, about, excerpt, isOwn, at, unread } = entry;
  return (
    <EntryLink
      to={pathOf(entry)}
      name={name === '' ? words('someone') : name}
      face={<Face name={name === '' ? words('someone') : name} />}
      badge={unread > 0 && <Badge kind="brand">{words('new', { number: formatNumber(unread) })}</Badge>}
      at={at}
      about={[words(`kind.${kind}`), about].filter((part) => part !== '').join(' · ')}
      excerpt={isOwn ? words('you', { text: excerpt }) : excerpt}
    />
  );
}
