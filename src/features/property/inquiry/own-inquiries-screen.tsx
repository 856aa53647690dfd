import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EntryLink, EntryList } from '#ui/entry-list.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listOwnInquiries, type OwnThread } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import { OwnInquiry } from './own-inquiry.tsx';

/** /inquiries and /inquiries/:id: the inquiries that a signed-in person has written, whatever their role. */
export function OwnInquiriesScreen() {
  const words = useWords('inquiry');
  const { id } = useParams();
  const session = useSession();
  return (
    <Page title={words('own.title')} width="text">
      {session.state !== 'signed-in' && (
        <SignInFirst next={id === undefined ? paths.ownInquiries() : paths.ownInquiry(id)} />
      )}
      {session.state === 'signed-in' && (id === undefined ? <List /> : <OwnInquiry key={id} id={id} />)}
    </Page>
  );
}

function SignInFirst({ next }: { next: string }) {
  const words = useWords('inquiry');
  return (
    <EmptyState icon={<ChatIcon size={40} />} title={words('own.signIn')} text={words('own.signInText')}>
      <Button to={paths.login(next)}>{words('own.toLogin')}</Button>
    </EmptyState>
  );
}

const useOwnInquiries = () =>
  useAnswerPages(
    listOwnInquiries,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: true },
  );

function List() {
  const words = useWords('inquiry');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnInquiries();
  if (data === undefined && error === null) return <Skeleton shape="dates" text={words('own.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('own.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const threads = data.pages.flatMap(({ items }) => items);
  if (threads.length === 0)
    return (
      <EmptyState icon={<ChatIcon size={40} />} title={words('own.empty')} text={words('own.emptyText')}>
        <Button to={paths.home()}>{words('thread.home')}</Button>
      </EmptyState>
    );
  return (
    <>
      <EntryList label={words('own.title')}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <Entry thread={thread} />
          </li>
        ))}
      </EntryList>
      {hasNextPage && (
        <Button variant="plain" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words(isFetchingNextPage ? 'inbox.loadingMore' : 'inbox.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ thread }: { thread: OwnThread }) {
  const words = useWords('inquiry');
  const last = thread.messages.at(-1);
  return (
    <EntryLink
      to={paths.ownInquiry(thread.id)}
      name={thread.listing.title}
      at={last?.at ?? thread.createdAt}
      excerpt={last && words(last.from === 'seller' ? 'own.lastBySeller' : 'inbox.lastByYou', { text: last.text })}
    />
  );
}
