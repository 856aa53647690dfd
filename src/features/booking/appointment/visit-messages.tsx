import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Conversation } from '#ui/conversation.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { ReplyBox } from '#ui/reply-box.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { waitingReply } from '../../../api/waiting-reply.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { FraudWarning } from '../../messaging/report/fraud-warning.tsx';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import { keyOfVisit, type VisitKey, visitCallsOf } from './visit-calls.ts';
import { messagesAnchor } from './visit-messages-anchor.ts';
import styles from './visits.module.css';

const messageMaximum = 4000;

interface VisitMessagesProps {
  visit: VisitKey;
  data: AppointmentDetail;
  by: string | undefined;
}

/** What both sides have written about the visit, and the box to go on. An unsent text is kept. */
export function VisitMessages({ visit, data: { id, messages, provider, can }, by }: VisitMessagesProps) {
  const words = useWords('visit');
  const { message, read } = visitCallsOf(visit);
  const [draft] = useState(() => draftAt({ what: `visit-message:${keyOfVisit(visit)}`, by }));
  const [kept] = useState(() => {
    const text = draft.read()?.['text'];
    return typeof text === 'string' ? text : '';
  });
  const [waiting] = useState(() => waitingReply(id, by));
  const { hash } = useLocation();
  useEffect(
    function goToMessages() {
      // The page itself has looked for the place before the visit was there.
      if (hash === `#${messagesAnchor}`) document.getElementById(messagesAnchor)?.scrollIntoView();
    },
    [hash],
  );
  const send = useChange(message, { refreshes: [read, listAppointments] });
  if (messages.length === 0 && !can.includes('message')) return null;
  const shown = messages.map(({ author, text, at }) => ({
    isOwn: author === 'customer',
    author: author === 'customer' ? words('messages.you') : provider.name,
    text,
    at,
  }));
  return (
    <div id={messagesAnchor} className={styles['anchor']}>
      <Section title={words('messages.title')}>
        {messages.length === 0 ? (
          <p className="quiet">{words('messages.none', { name: provider.name })}</p>
        ) : (
          <>
            <Conversation label={words('messages.title')} messages={shown} />
            <FraudWarning messages={shown} place="visit" />
          </>
        )}
        {can.includes('message') && (
          <ReplyBox
            label={words('messages.write')}
            sendLabel={words('messages.send')}
            busyLabel={words('messages.sending')}
            maximum={messageMaximum}
            isBusy={send.isPending}
            error={send.error === null ? undefined : (send.error.fields['text'] ?? send.error.sentence)}
            isUnreachable={send.error?.code === 'unreachable'}
            waiting={waiting}
            draft={{ text: kept, note: words('messages.restored') }}
            onType={(text) => draft.write(text === '' ? undefined : { text })}
            onSend={(body, onSent) =>
              send.mutate(
                { params: visit, body },
                {
                  onSuccess: () => {
                    onSent();
                    toast.success(words('messages.sent'));
                  },
                },
              )
            }
          />
        )}
        {messages.length > 0 && (
          <div>
            <ReportButton
              label={words('messages.report')}
              things={[{ kind: 'message', id }]}
              token={'token' in visit ? visit.token : undefined}
            />
          </div>
        )}
      </Section>
    </div>
  );
}
