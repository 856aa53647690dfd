import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Conversation } from '#ui/conversation.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { ReplyBox } from '#ui/reply-box.tsx';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { waitingReply } from '../../../api/waiting-reply.ts';
import { listConversations } from '../../../contract/messaging/message.ts';
import {
  getQuestion,
  getQuestionByLink,
  type QuestionThread,
  questionMaximum,
  startQuestionMails,
  writeQuestion,
  writeQuestionByLink,
} from '../../../contract/services/question.ts';
import { paths } from '../../../paths.ts';
import { FraudWarning } from '../../messaging/report/fraud-warning.tsx';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import styles from './question.module.css';

/** A question of the own account or business, or that of a guest's link. */
type QuestionKey = { id: string } | { token: string };

const callsOf = (question: QuestionKey) =>
  'token' in question
    ? ({ read: getQuestionByLink, write: writeQuestionByLink } as const)
    : ({ read: getQuestion, write: writeQuestion } as const);

/** /questions/:id, for both parties who are signed in. */
export function QuestionScreen() {
  const words = useWords('question');
  const { id = '' } = useParams();
  const session = useSession();
  if (session.state === 'signed-in') return <Thread key={id} question={{ id }} by={session.user.id} />;
  return (
    <Page title={words('thread.title')} width="text">
      {session.state === 'restoring' ? (
        <PageSkeleton shape="thread" text={words('thread.loading')} />
      ) : (
        <EmptyState icon={<ChatIcon size={40} />} title={words('thread.signIn')}>
          <Button to={paths.login(paths.question(id))}>{words('thread.toLogin')}</Button>
        </EmptyState>
      )}
    </Page>
  );
}

/** /question/:token, for the guest who holds the link of the mail. */
export function LinkedQuestionScreen() {
  const { token = '' } = useParams();
  return <Thread key={token} question={{ token }} by={undefined} />;
}

interface ThreadProps {
  question: QuestionKey;
  by: string | undefined;
}

function Thread({ question, by }: ThreadProps) {
  const words = useWords('question');
  const { data, error, refetch } = useAnswer(callsOf(question).read, { params: question }, { isWatched: 'closely' });
  useMails('token' in question ? question.token : undefined, data?.hearsByMail === false);
  return (
    <Page title={data === undefined ? words('thread.title') : titleOf(data, words)} width="text">
      {by !== undefined && (
        <p className={`breaks ${styles['line']}`}>
          <Link to={paths.messages()}>{words('thread.back')}</Link>
        </p>
      )}
      {data === undefined && error === null && <PageSkeleton shape="thread" text={words('thread.loading')} />}
      {data === undefined && error !== null && <Broken problem={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Shown question={question} data={data} by={by} />}
    </Page>
  );
}

const titleOf = ({ side, provider, asker }: QuestionThread, words: ReturnType<typeof useWords<'question'>>): string =>
  side === 'asker' ? words('thread.titleTo', { name: provider.name }) : words('thread.titleFrom', { name: asker.name });

/** Reports that a person has opened the link of the first mail: from now on answers are mailed. */
function useMails(token: string | undefined, isFirst: boolean): void {
  const { mutate } = useChange(startQuestionMails, { refreshes: [getQuestionByLink] });
  useEffect(
    function startMails() {
      if (!isFirst || token === undefined) return undefined;
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

function Shown({ question, data, by }: ThreadProps & { data: QuestionThread }) {
  const words = useWords('question');
  const { side, provider, asker, messages, hearsByMail } = data;
  const { read, write } = callsOf(question);
  const [draft] = useState(() => draftAt({ what: `question-reply:${data.id}`, by }));
  const [kept] = useState(() => {
    const text = draft.read()?.['text'];
    return typeof text === 'string' ? text : '';
  });
  const [waiting] = useState(() => waitingReply(data.id, by));
  const send = useChange(write, { refreshes: [read, listConversations] });
  const other = side === 'asker' ? provider.name : asker.name;
  const shown = messages.map(({ author, text, at }) => ({
    isOwn: author === side,
    author: author === side ? words('thread.you') : other,
    text,
    at,
  }));
  return (
    <div className="stack gap20">
      {side === 'asker' ? (
        <p className={`breaks ${styles['line']}`}>
          <Link to={paths.provider(provider.id)}>{words('thread.profile', { name: provider.name })}</Link>
        </p>
      ) : (
        asker.email !== null && <p className={`breaks ${styles['line']}`}>{asker.email}</p>
      )}
      {side === 'provider' && !hearsByMail && <Notice kind="info">{words('thread.waits')}</Notice>}
      <Conversation label={words('thread.messages')} messages={shown} />
      <FraudWarning messages={shown} place="strangers" />
      <ReplyBox
        label={words('thread.write')}
        sendLabel={words('thread.send')}
        busyLabel={words('thread.sending')}
        maximum={questionMaximum.text}
        isBusy={send.isPending}
        error={send.error === null ? undefined : (send.error.fields['text'] ?? send.error.sentence)}
        isUnreachable={send.error?.code === 'unreachable'}
        waiting={waiting}
        draft={{ text: kept, note: words('thread.restored') }}
        onType={(text) => draft.write(text === '' ? undefined : { text })}
        onSend={(body, onSent) =>
          send.mutate(
            { params: question, body },
            {
              onSuccess: () => {
                onSent();
                toast.success(words('thread.sent'));
              },
            },
          )
        }
      />
      <ReportButton
        label={words('thread.report')}
        things={[{ kind: 'message', id: data.id }]}
        token={'token' in question ? question.token : undefined}
      />
    </div>
  );
}

function Broken({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const words = useWords('question');
  const isNone = ['not_found', 'invalid', 'link_invalid'].includes(problem.code);
  if (!isNone) return <ErrorState title={words('thread.failed')} text={problem.sentence} onRetry={onRetry} />;
  return (
    <ErrorState title={words('thread.none')} text={words('thread.noneText')}>
      <Button to={paths.services()}>{words('thread.toServices')}</Button>
    </ErrorState>
  );
}
