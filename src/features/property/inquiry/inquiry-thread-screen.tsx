import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { continueThread, openThread, startThreadMails } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import { ThreadReply } from './thread-reply.tsx';
import { ThreadView } from './thread-view.tsx';
import { keepTypedReply } from './typed-reply.ts';

/** /inquiry/:token, the visitor's side of an inquiry. */
export function InquiryThreadScreen() {
  const words = useWords('inquiry');
  const { token = '' } = useParams();
  return (
    <Page title={words('thread.title')} width="text">
      <Thread key={token} token={token} />
    </Page>
  );
}

function Thread({ token }: { token: string }) {
  const words = useWords('inquiry');
  const { data: thread, error, refetch } = useAnswer(openThread, { params: { token } }, { isWatched: true });
  useMails(token, thread?.hearsByMail === false);
  if (thread === undefined && error === null) return <PageSkeleton shape="thread" text={words('thread.loading')} />;
  if (thread === undefined) return <BrokenThread problem={error} onRetry={() => void refetch()} />;
  return (
    <ThreadView thread={thread} token={token}>
      <Reply token={token} id={thread.id} />
    </ThreadView>
  );
}

/** Reports that the link of the first mail was opened by a person: from now on answers are mailed. */
function useMails(token: string, isFirst: boolean): void {
  const { mutate } = useChange(startThreadMails, { refreshes: [openThread] });
  useEffect(
    function startMails() {
      if (!isFirst) return undefined;
      const start = (): void => {
        if (document.visibilityState === 'visible') mutate({ params: { token } });
      };
      start();
      document.addEventListener('visibilitychange', start);
      return () => document.removeEventListener('visibilitychange', start);
    },
    [isFirst, mutate, token],
  );
}

function Reply({ token, id }: { token: string; id: string }) {
  const reply = useChange(continueThread, {
    refreshes: [openThread],
    onSuccess: () => keepTypedReply(token, ''),
  });
  return (
    <ThreadReply
      keptAs={token}
      id={id}
      by={undefined}
      isBusy={reply.isPending}
      problem={reply.error}
      send={(body, whenSent) => reply.mutate({ params: { token }, body }, whenSent)}
    />
  );
}

function BrokenThread({ problem, onRetry }: { problem: ApiError | null; onRetry: () => void }) {
  const words = useWords('inquiry');
  const isBadLink = problem?.code === 'not_found' || problem?.code === 'invalid';
  if (!isBadLink) return <ErrorState title={words('thread.failed')} text={problem?.sentence ?? ''} onRetry={onRetry} />;
  return (
    <ErrorState title={words('thread.badTitle')} text={words('thread.badText')}>
      <Button to={paths.home()}>{words('thread.home')}</Button>
    </ErrorState>
  );
}
