import type { ComponentType } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon, UserIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { listConversations } from '../../../contract/messaging/message.ts';
import { getQuestion, writeQuestion } from '../../../contract/services/question.ts';
import { paths } from '../../../paths.ts';
import { type PaneProps, Talk } from '../../messaging/message/talk.tsx';
import { TalkState } from '../../messaging/message/talk-state.tsx';

interface QuestionPaneProps extends PaneProps {
  /** What the provider knows about who asks. */
  Facts: ComponentType<{ question: string }>;
}

/** A question before a booking, beside the inbox. */
export function QuestionPane({ Facts, ...pane }: QuestionPaneProps) {
  const words = useWords('question');
  const { data, error, refetch } = useAnswer(getQuestion, { params: { id: pane.id } }, { isWatched: 'closely' });
  const send = useChange(writeQuestion, { refreshes: [getQuestion, listConversations] });
  if (data === undefined) return <TalkState problem={error} onRetry={() => void refetch()} />;
  const { side, provider, asker, messages, hearsByMail, readAt } = data;
  const isProvider = side === 'provider';
  return (
    <>
      <Talk
        pane={pane}
        name={isProvider ? asker.name : provider.name}
        about={isProvider ? (asker.email ?? words('thread.before')) : words('thread.before')}
        actions={
          !isProvider && (
            <Button
              variant="plain"
              isIcon
              isPill
              aria-label={words('thread.profile', { name: provider.name })}
              to={paths.provider(provider.id)}
            >
              <UserIcon size={19} />
            </Button>
          )
        }
        messages={messages.map(({ author, ...message }) => ({ ...message, isOwn: author === side }))}
        readAt={readAt}
        place="strangers"
        note={isProvider && !hearsByMail && <Notice kind="info">{words('thread.waits')}</Notice>}
        send={{
          isBusy: send.isPending,
          problem: send.error,
          start: (body, onSuccess) => send.mutate({ params: { id: data.id }, body }, { onSuccess }),
          ...(isProvider
            ? {
                quick: [
                  { label: words('quick.yes'), icon: <CheckIcon size={16} />, text: () => words('quick.yesText') },
                  { label: words('quick.book'), text: () => words('quick.bookText') },
                ],
              }
            : {}),
        }}
      />
      {isProvider && <Facts question={data.id} />}
    </>
  );
}
