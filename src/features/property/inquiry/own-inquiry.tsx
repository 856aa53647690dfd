import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { continueOwnInquiry, getOwnInquiry, listOwnInquiries } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import styles from './own-inquiry.module.css';
import { ThreadReply } from './thread-reply.tsx';
import { ThreadView } from './thread-view.tsx';
import { keepTypedReply } from './typed-reply.ts';

export function OwnInquiry({ id }: { id: string }) {
  const words = useWords('inquiry');
  return (
    <>
      <p className={styles['back']}>
        <Link to={paths.ownInquiries()}>{words('own.back')}</Link>
      </p>
      <Thread id={id} />
    </>
  );
}

function Thread({ id }: { id: string }) {
  const words = useWords('inquiry');
  const { data: thread, error, refetch } = useAnswer(getOwnInquiry, { params: { id } }, { isWatched: true });
  if (thread === undefined && error === null) return <PageSkeleton shape="thread" text={words('thread.loading')} />;
  if (thread !== undefined)
    return (
      <ThreadView thread={thread}>
        <Reply id={id} />
      </ThreadView>
    );
  const isNone = error?.code === 'not_found' || error?.code === 'invalid';
  if (isNone) return <ErrorState title={words('own.none')} text={words('own.noneText')} />;
  return <ErrorState title={words('thread.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
}

function Reply({ id }: { id: string }) {
  const session = useSession();
  const reply = useChange(continueOwnInquiry, {
    refreshes: [getOwnInquiry, listOwnInquiries],
    onSuccess: () => keepTypedReply(id, ''),
  });
  return (
    <ThreadReply
      keptAs={id}
      id={id}
      by={session.state === 'signed-in' ? session.user.id : undefined}
      isBusy={reply.isPending}
      problem={reply.error}
      send={(body, whenSent) => reply.mutate({ params: { id }, body }, whenSent)}
    />
  );
}
