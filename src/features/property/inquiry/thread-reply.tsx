import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { ReplyBox } from '#ui/reply-box.tsx';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { waitingReply } from '../../../api/waiting-reply.ts';
import { messageMaximum } from '../../../contract/property/inquiry.ts';
import { keepTypedReply, typedReply } from './typed-reply.ts';

interface ThreadReplyProps {
  /** The conversation, under which an unsent text is kept. Whoever sends it forgets that text. */
  keptAs: string;
  /** The conversation itself, and the account that writes; undefined for a guest. */
  id: string;
  by: string | undefined;
  isBusy: boolean;
  problem: ApiError | null;
  send: (body: { message: string; id: string | undefined }, whenSent: { onSuccess: () => void }) => void;
}

/** The box below a conversation in which its writer goes on. */
export function ThreadReply({ keptAs, id: thread, by, isBusy, problem, send }: ThreadReplyProps) {
  const words = useWords('inquiry');
  const [unsent] = useState(() => typedReply(keptAs));
  const [waiting] = useState(() => waitingReply(thread, by));
  return (
    <ReplyBox
      label={words('thread.reply')}
      sendLabel={words('thread.send')}
      busyLabel={words('thread.sending')}
      maximum={messageMaximum}
      isBusy={isBusy}
      error={problem === null ? undefined : (problem.fields['message'] ?? problem.sentence)}
      isUnreachable={problem?.code === 'unreachable'}
      waiting={waiting}
      draft={{ text: unsent, note: words('thread.restored') }}
      onType={(text) => keepTypedReply(keptAs, text)}
      onSend={({ text: message, id }, onSent) =>
        send(
          { message, id },
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
