import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnswer, useChange } from '../../api/query.ts';
import { continueOwnInquiry, getOwnInquiry, listOwnInquiries, messageMaximum } from '../../contract/inquiry.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ReplyBox } from '../../ui/reply-box.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './own-inquiries.module.css';
import { ThreadView } from './thread-view.tsx';
import { keepTypedReply, typedReply } from './typed-reply.ts';

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
  if (thread === undefined && error === null) return <Loading text={words('thread.loading')} />;
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
  const words = useWords('inquiry');
  const [unsent] = useState(() => typedReply(id));
  const reply = useChange(continueOwnInquiry, {
    refreshes: [getOwnInquiry, listOwnInquiries],
    onSuccess: () => keepTypedReply(id, ''),
  });
  return (
    <ReplyBox
      label={words('thread.reply')}
      sendLabel={words('thread.send')}
      busyLabel={words('thread.sending')}
      maximum={messageMaximum}
      isBusy={reply.isPending}
      error={reply.error === null ? undefined : (reply.error.fields['message'] ?? reply.error.sentence)}
      draft={{ text: unsent, note: words('thread.restored') }}
      onType={(text) => keepTypedReply(id, text)}
      onSend={(message, onSent) =>
        reply.mutate(
          { params: { id }, body: { message } },
          {
            onSuccess: () => {
              onSent();
              toast.success(words('thread.sent'));
            },
          },
        )
      }
    />
  );
}
