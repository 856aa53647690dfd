import { useEffect } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { PhoneIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { listConversations } from '../../../contract/messaging/message.ts';
import {
  continueOwnInquiry,
  getInquiry,
  getOwnInquiry,
  listInquiries,
  listOwnInquiries,
  readInquiry,
  replyToInquiry,
} from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import { type PaneProps, Talk } from '../../messaging/message/talk.tsx';
import { TalkState } from '../../messaging/message/talk-state.tsx';

/** An inquiry about a property, beside the inbox: of whoever asks, or of the seller. */
export const InquiryPane = (pane: PaneProps) =>
  pane.side === 'provider' ? <Received {...pane} /> : <Written {...pane} />;

function Received(pane: PaneProps) {
  const words = useWords('inquiry');
  const { data, error, refetch } = useAnswer(getInquiry, { params: { id: pane.id } }, { isWatched: 'closely' });
  const { mutate: markRead } = useChange(readInquiry, { refreshes: [listInquiries, getInquiry, listConversations] });
  const reply = useChange(replyToInquiry, { refreshes: [getInquiry, listInquiries, listConversations] });
  const isUnread = data?.isRead === false;
  useEffect(
    function readOnceShown() {
      if (isUnread) markRead({ params: { id: pane.id } });
    },
    [isUnread, markRead, pane.id],
  );
  if (data === undefined) return <TalkState problem={error} onRetry={() => void refetch()} />;
  const { id, name, email, phone, listing, messages, readAt, hearsByMail } = data;
  return (
    <Talk
      pane={pane}
      name={name}
      about={
        <>
          <Link to={paths.property(listing.id)}>{listing.title}</Link> · <a href={`mailto:${email}`}>{email}</a>
        </>
      }
      actions={
        phone !== null && (
          <Button variant="plain" isIcon isPill aria-label={words('inbox.call', { phone })} href={telephoneLink(phone)}>
            <PhoneIcon size={19} />
          </Button>
        )
      }
      messages={messages.map(({ from, ...message }) => ({ ...message, isOwn: from === 'seller' }))}
      readAt={readAt}
      place="strangers"
      note={!hearsByMail && <Notice kind="info">{words('inbox.waits', { name })}</Notice>}
      send={{
        isBusy: reply.isPending,
        problem: reply.error,
        quick: [
          { label: words('quick.available'), icon: <CheckIcon size={16} />, text: () => words('quick.availableText') },
          { label: words('quick.viewing'), text: () => words('quick.viewingText') },
        ],
        start: ({ text: message, ...sent }, onSuccess) =>
          reply.mutate({ params: { id }, body: { message, ...sent } }, { onSuccess }),
      }}
    />
  );
}

function Written(pane: PaneProps) {
  const words = useWords('inquiry');
  const { data, error, refetch } = useAnswer(getOwnInquiry, { params: { id: pane.id } }, { isWatched: 'closely' });
  const reply = useChange(continueOwnInquiry, { refreshes: [getOwnInquiry, listOwnInquiries, listConversations] });
  if (data === undefined) return <TalkState problem={error} onRetry={() => void refetch()} />;
  const { id, listing, messages, readAt } = data;
  return (
    <Talk
      pane={pane}
      name={words('thread.seller')}
      about={<Link to={paths.property(listing.id)}>{listing.title}</Link>}
      messages={messages.map(({ from, ...message }) => ({ ...message, isOwn: from === 'visitor' }))}
      readAt={readAt}
      place="strangers"
      send={{
        isBusy: reply.isPending,
        problem: reply.error,
        start: ({ text: message, ...sent }, onSuccess) =>
          reply.mutate({ params: { id }, body: { message, ...sent } }, { onSuccess }),
      }}
    />
  );
}
