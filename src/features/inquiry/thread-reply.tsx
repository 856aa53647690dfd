import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { messageMaximum } from '../../contract/inquiry.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ReplyBox } from '../../ui/reply-box.tsx';
import { toast } from '../../ui/toast.tsx';
import { keepTypedReply, typedReply } from './typed-reply.ts';

interface ThreadReplyProps {
  /** The conversation, under which an unsent text is kept. Whoever sends it forgets that text. */
  keptAs: string;
  isBusy: boolean;
  problem: ApiError | null;
  send: (body: { message: string; id: string | undefined }, whenSent: { onSuccess: () => void }) => void;
}

/** The box below a conversation in which its writer goes on. */
export function ThreadReply({ keptAs, isBusy, problem, send }: ThreadReplyProps) {
  const words = useWords('inquiry');
  const [unsent] = useState(() => typedReply(keptAs));
  return (
    <ReplyBox
      label={words('thread.reply')}
      sendLabel={words('thread.send')}
      busyLabel={words('thread.sending')}
      maximum={messageMaximum}
      isBusy={isBusy}
      error={problem === null ? undefined : (problem.fields['message'] ?? problem.sentence)}
      isUnreachable={problem?.code === 'unreachable'}
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
