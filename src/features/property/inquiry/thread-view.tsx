import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Conversation } from '#ui/conversation.tsx';
import { Link } from '#ui/link.tsx';
import type { OwnThread } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import { FraudWarning } from '../../messaging/report/fraud-warning.tsx';
import { ReportButton } from '../../messaging/report/report-button.tsx';

interface ThreadViewProps {
  thread: OwnThread;
  /** The link of a guest. */
  token?: string;
  children: ReactNode;
}

/** A conversation as the visitor sees it, with the box for their answer. */
export function ThreadView({ thread, token, children }: ThreadViewProps) {
  const words = useWords('inquiry');
  const messages = thread.messages.map(({ from, text, at }) => ({
    isOwn: from === 'visitor',
    author: words(from === 'visitor' ? 'thread.you' : 'thread.seller'),
    text,
    at,
  }));
  return (
    <div className="stack gap20">
      <p className="breaks">
        {words('thread.about')} <Link to={paths.property(thread.listing.id)}>{thread.listing.title}</Link>
      </p>
      <Conversation label={words('thread.messages')} messages={messages} />
      <FraudWarning messages={messages} place="strangers" />
      {children}
      <ReportButton label={words('report.conversation')} things={[{ kind: 'message', id: thread.id }]} token={token} />
    </div>
  );
}
