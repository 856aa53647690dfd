import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Conversation } from '#ui/conversation.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { ReplyBox } from '#ui/reply-box.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useSession } from '../../../api/session.ts';
import { waitingReply } from '../../../api/waiting-reply.ts';
import type { AccountId } from '../../../contract/fields.ts';
import {
  getInquiry,
  type Inquiry,
  listInquiries,
  messageMaximum,
  readInquiry,
  replyToInquiry,
} from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import { FraudWarning } from '../../messaging/report/fraud-warning.tsx';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import styles from './inquiries.module.css';
import { readReplyDraft, writeReplyDraft } from './reply-draft.ts';

interface InquiryThreadProps {
  inquiry: Inquiry;
  /** The listing that the list behind is narrowed to. */
  listing: string | undefined;
}

export function InquiryThread({ inquiry, listing }: InquiryThreadProps) {
  const words = useWords('inquiry');
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useMarkRead(inquiry);
  // After Back the scroll position is restored elsewhere.
  const [isReturn] = useState(useNavigationType() === NavigationType.Pop);
  useEffect(
    function readOut() {
      heading.current?.focus({ preventScroll: true });
      if (!isReturn) heading.current?.scrollIntoView({ block: 'nearest' });
    },
    [isReturn],
  );
  const messages = inquiry.messages.map(({ from, text, at }) => ({
    isOwn: from === 'seller',
    author: from === 'seller' ? words('inbox.you') : inquiry.name,
    text,
    at,
  }));
  return (
    <section className={`column gap20 from-top ${styles['thread']}`} aria-labelledby="inquiry-title">
      <Link
        className={`inline gap8 finger-tall ${styles['back']}`}
        to={paths.sellerDashboard('inquiries', { listing })}
      >
        <ArrowLeftIcon /> {words('inbox.back')}
      </Link>
      <div>
        <h2 ref={heading} tabIndex={-1} id="inquiry-title" className={`size21 breaks ${styles['title']}`}>
          {inquiry.name}
        </h2>
        <Contact inquiry={inquiry} />
      </div>
      <Conversation label={inquiry.name} messages={messages} />
      <FraudWarning messages={messages} place="strangers" />
      {!inquiry.hearsByMail && (
        <p className={`warm small breaks on-warm round12 ${styles['waits']}`}>
          {words('inbox.waits', { name: inquiry.name })}
        </p>
      )}
      {session.state === 'signed-in' && <Answer ownerId={session.user.id} inquiry={inquiry} />}
      <div>
        <ReportButton label={words('report.conversation')} things={[{ kind: 'message', id: inquiry.id }]} />
      </div>
    </section>
  );
}

function useMarkRead({ id, isRead }: Pick<Inquiry, 'id' | 'isRead'>): void {
  const { mutate } = useChange(readInquiry, { refreshes: [listInquiries, getInquiry] });
  useEffect(
    function markRead() {
      if (!isRead) mutate({ params: { id } });
    },
    [id, isRead, mutate],
  );
}

function Contact({ inquiry: { email, phone, listing } }: { inquiry: Inquiry }) {
  const words = useWords('inquiry');
  return (
    <>
      <p className="quiet breaks">
        {words('inbox.about')} <Link to={paths.property(listing.id)}>{listing.title}</Link>
      </p>
      <p className={`row quiet breaks ${styles['contact']}`}>
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        {phone !== null && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{words('inbox.call', { phone })}</a>}
      </p>
    </>
  );
}

function Answer({ ownerId, inquiry: { id, name } }: { ownerId: AccountId; inquiry: Inquiry }) {
  const words = useWords('inquiry');
  const [unsent] = useState(() => readReplyDraft(id, ownerId));
  const [waiting] = useState(() => waitingReply(id, ownerId));
  const reply = useChange(replyToInquiry, {
    refreshes: [listInquiries, getInquiry],
    // This also runs if the person has left the screen before the answer came.
    onSuccess: () => writeReplyDraft(id, ownerId, ''),
  });
  return (
    <ReplyBox
      label={words('inbox.reply', { name })}
      sendLabel={words('inbox.send')}
      busyLabel={words('inbox.sending')}
      maximum={messageMaximum}
      isBusy={reply.isPending}
      error={reply.error === null ? undefined : (reply.error.fields['message'] ?? reply.error.sentence)}
      isUnreachable={reply.error?.code === 'unreachable'}
      waiting={waiting}
      draft={{ text: unsent, note: words('inbox.restored') }}
      onType={(text) => writeReplyDraft(id, ownerId, text)}
      onSend={({ text: message, id: sentAs }, onSent) =>
        reply.mutate(
          { params: { id }, body: { message, id: sentAs } },
          {
            onSuccess: ({ hearsByMail }) => {
              onSent();
              toast.success(words(hearsByMail ? 'inbox.sent' : 'inbox.kept', { name }));
            },
          },
        )
      }
    />
  );
}
