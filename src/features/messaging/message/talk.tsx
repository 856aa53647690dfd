import { type ReactNode, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Conversation, type Message } from '#ui/conversation.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { ReplyBar } from '#ui/reply-bar.tsx';
import { Thread } from '#ui/thread.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { waitingReply } from '../../../api/waiting-reply.ts';
import type { ImageId } from '../../../contract/fields.ts';
import type { ConversationEntry } from '../../../contract/messaging/message.ts';
import type { FraudPlace } from '../../../contract/property/fraud-words.ts';
import { paths } from '../../../paths.ts';
import { FraudWarning } from '../report/fraud-warning.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { useMessagePictures } from './message-pictures.ts';

/** What a conversation of the inbox is told by the list. */
export interface PaneProps {
  id: string;
  side: ConversationEntry['side'];
  /** The picture of the other one, where the list knows it. */
  face: string | null;
  /** The account of whoever reads. */
  by: string;
}

interface TalkProps {
  pane: PaneProps;
  /** The other one; empty where nobody has said. */
  name: string;
  /** One quiet line below the name. */
  about: ReactNode;
  actions?: ReactNode;
  messages: readonly Omit<Message, 'author'>[];
  readAt: string | null;
  card?: { at: string; shown: ReactNode };
  timeZone?: string;
  place: FraudPlace;
  /** Above the box: that the other one has to open a link first. */
  note?: ReactNode;
  /** Undefined where nothing can be written any more. */
  send?:
    | {
        isBusy: boolean;
        problem: ApiError | null;
        quick?: Parameters<typeof ReplyBar>[0]['quick'];
        start: (sent: { text: string; id: string | undefined; images: ImageId[] }, onSent: () => void) => void;
      }
    | undefined;
}

const messageMaximum = 4000;

/** A conversation of any kind, as the inbox shows it. */
export function Talk({ pane, name, about, actions, messages, readAt, card, timeZone, place, note, send }: TalkProps) {
  const words = useWords('message');
  const other = name === '' ? words('someone') : name;
  const said = messages.map((message) => ({ ...message, author: message.isOwn ? words('talk.you') : other }));
  return (
    <Thread
      name={other}
      face={pane.face}
      text={about}
      back={{ to: paths.messages(), label: words('talk.back') }}
      actions={actions}
      count={messages.length}
      foot={send === undefined ? null : <Reply pane={pane} name={other} send={send} />}
    >
      <div>
        <ReportButton label={words('talk.report')} things={[{ kind: 'message', id: pane.id }]} isCompact />
      </div>
      <Conversation
        label={words('title')}
        messages={said}
        readAt={readAt}
        {...(card === undefined ? {} : { card })}
        {...(timeZone === undefined ? {} : { timeZone })}
      />
      <FraudWarning messages={said} place={place} />
      {note}
    </Thread>
  );
}

interface ReplyProps {
  pane: PaneProps;
  name: string;
  send: NonNullable<TalkProps['send']>;
}

function Reply({ pane: { id, by }, name, send: { isBusy, problem, quick, start } }: ReplyProps) {
  const words = useWords('message');
  const pictures = useMessagePictures();
  const [draft] = useState(() => draftAt({ what: `message:${id}`, by }));
  const [kept] = useState(() => {
    const text = draft.read()?.['text'];
    return typeof text === 'string' ? text : '';
  });
  const [waiting] = useState(() => waitingReply(id, by));
  return (
    <ReplyBar
      label={words('talk.write')}
      placeholder={words('talk.writeTo', { name })}
      sendLabel={words('talk.send')}
      busyLabel={words('talk.sending')}
      maximum={messageMaximum}
      isBusy={isBusy}
      error={problem === null ? undefined : (problem.fields['text'] ?? problem.fields['message'] ?? problem.sentence)}
      isUnreachable={problem?.code === 'unreachable'}
      waiting={waiting}
      draft={{ text: kept, note: words('talk.restored') }}
      pictures={pictures}
      {...(quick === undefined ? {} : { quick })}
      onType={(text) => draft.write(text === '' ? undefined : { text })}
      onSend={({ images, ...sent }, onSent) => start({ ...sent, images: images as ImageId[] }, onSent)}
    />
  );
}
