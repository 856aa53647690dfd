import { Suspense, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatMonthShort, formatStripDay } from '#i18n/format-days.ts';
import { formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon, CheckIcon, ClockIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { PhoneIcon } from '#ui/more-icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import { acceptAppointment, messageAppointment } from '../../../contract/booking/appointment-actions.ts';
import { type AppointmentDetail, getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { listConversations } from '../../../contract/messaging/message.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import { type PaneProps, Talk } from '../../messaging/message/talk.tsx';
import { TalkState } from '../../messaging/message/talk-state.tsx';
import { changedByVisit } from '../calendar/changed-by-visit.ts';
import { useSaid } from '../calendar/undo-words.ts';
import { ClientFacts } from '../client/client-panel.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { useVisit } from './visit-calls.ts';
import styles from './visit-pane.module.css';
import { VisitProposal } from './visit-proposal.tsx';
import { cardsOf, servicesOf, timesShown } from './visit-words.ts';

const VisitDialog = lazyPart(async () => (await import('../calendar/visit-dialog.tsx')).VisitDialog);

/** What both have written about a visit, with the visit itself among it; beside the inbox. */
export function VisitPane(pane: PaneProps) {
  const words = useWords('visit');
  const { data, error, refetch } = useVisit({ id: pane.id });
  const send = useChange(messageAppointment, { refreshes: [getAppointment, listAppointments, listConversations] });
  if (data === undefined) return <TalkState problem={error} onRetry={() => void refetch()} />;
  const { provider, customer, messages, readAt, createdAt, timeZone, staff, can, id } = data;
  const isProvider = provider.id === pane.by;
  const me = isProvider ? 'provider' : 'customer';
  const name = isProvider ? customer.name : provider.name;
  return (
    <>
      <Talk
        pane={{ ...pane, face: pane.face ?? (isProvider ? null : (provider.portrait?.url ?? null)) }}
        name={name}
        about={[servicesOf(data), staff.name === provider.name ? '' : words('pane.with', { name: staff.name })]
          .filter((part) => part !== '')
          .join(' · ')}
        actions={<PaneActions data={data} isProvider={isProvider} name={name} />}
        messages={messages.map(({ author, ...message }) => ({ ...message, isOwn: author === me }))}
        readAt={readAt}
        timeZone={timeZone}
        card={{ at: createdAt, shown: <VisitCard data={data} isProvider={isProvider} /> }}
        place="visit"
        send={
          can.includes('message')
            ? {
                isBusy: send.isPending,
                problem: send.error,
                start: (body, onSuccess) => send.mutate({ params: { id }, body }, { onSuccess }),
                ...(isProvider ? { quick: quickReplies(data, words) } : {}),
              }
            : undefined
        }
      />
      {isProvider && <ClientFacts visit={id} />}
    </>
  );
}

interface PaneActionsProps {
  data: AppointmentDetail;
  isProvider: boolean;
  name: string;
}

function PaneActions({ data: { id, customer, provider }, isProvider, name }: PaneActionsProps) {
  const words = useWords('visit');
  const phone = isProvider ? customer.phone : provider.phone;
  return (
    <>
      {phone !== null && (
        <Button variant="plain" isIcon isPill aria-label={words('pane.call', { name })} href={telephoneLink(phone)}>
          <PhoneIcon size={19} />
        </Button>
      )}
      <Button
        variant="plain"
        isIcon
        isPill
        aria-label={words(isProvider ? 'pane.calendar' : 'pane.visit')}
        to={isProvider ? paths.providerCalendar({ visit: id }) : paths.appointment(id)}
      >
        <CalendarIcon size={19} />
      </Button>
    </>
  );
}

/** They write into the box. The second one names the next free times of the same services. */
const quickReplies = (data: AppointmentDetail, words: ReturnType<typeof useWords<'visit'>>) => [
  { label: words('pane.quick.fine'), icon: <CheckIcon size={16} />, text: () => words('pane.quick.fine') },
  {
    label: words('pane.quick.times'),
    icon: <ClockIcon size={16} />,
    text: async () => {
      const times = await nextTimes(data);
      return times.length === 0
        ? words('pane.quick.noTimes')
        : words('pane.quick.timesText', { times: times.join(', ') });
    },
  },
  { label: words('pane.quick.earlier'), text: () => words('pane.quick.earlierText') },
];

async function nextTimes(data: AppointmentDetail): Promise<string[]> {
  const { provider, staff, timeZone } = data;
  const cards = cardsOf(data);
  if (cards === undefined) return [];
  try {
    const ask = { params: { id: provider.id }, query: { cards: cards.join(','), staff: staff.id, days: 14 } };
    const { days } = await call(listSlots, ask);
    return days
      .flatMap(({ slots }) => slots.slice(0, 1))
      .slice(0, 3)
      .map((slot) => formatSoonIn(slot, timeZone, Date.now()));
  } catch {
    return [];
  }
}

function useAccept() {
  const words = useWords('visit');
  const say = useSaid();
  return useChange(acceptAppointment, {
    refreshes: [...changedByVisit, listConversations],
    onSuccess: ({ undo }) => say(words('pane.accepted'), undo?.id),
    onError: (problem) => {
      toast.error(problem.sentence);
      void refresh(getAppointment);
    },
  });
}

/** The visit among the messages: its day, what it is, how it stands, and what one does with it now. */
function VisitCard({ data, isProvider }: { data: AppointmentDetail; isProvider: boolean }) {
  const words = useWords('visit');
  const { id, start, timeZone, staff, totalCents, currency, can, proposal, version } = data;
  const { day } = localMomentIn(start, timeZone);
  const { weekday, date } = formatStripDay(day);
  const [dialog, setDialog] = useState<'move' | 'decline'>();
  const accept = useAccept();
  const other = can.includes('move') ? 'move' : can.includes('decline') ? 'decline' : undefined;
  return (
    <article className={`stack at-middle on-surface round20 ${styles['card']}`} aria-label={words('title')}>
      <p className={`stack warm tiny strong text-center on-warm round14 ${styles['date']}`}>
        <span>{weekday}</span>
        <strong>{date}</strong>
        <span>{formatMonthShort(day)}</span>
      </p>
      <div className={styles['about']}>
        <p>
          <strong>{servicesOf(data)}</strong> <VisitBadge visit={data} />
        </p>
        <p className="quiet small">
          {timesShown(data)} · {staff.name} · {formatMoney(totalCents / 100, currency)}
        </p>
      </div>
      <div className={`beside gap8 ${styles['buttons']}`}>
        {isProvider && can.includes('accept') && (
          <Button
            isBusy={accept.isPending}
            onClick={() => accept.mutate({ params: { id }, body: { seen: version, undoable: true } })}
          >
            {words('pane.accept')}
          </Button>
        )}
        {isProvider && other !== undefined && (
          <Button variant="plain" onClick={() => setDialog(other)}>
            {words('pane.otherTime')}
          </Button>
        )}
        {!isProvider && (
          <Button variant="plain" to={paths.appointment(id)}>
            {words('pane.visit')}
          </Button>
        )}
      </div>
      {!isProvider && proposal !== null && can.includes('agree') && (
        <div className="whole-row">
          <VisitProposal visit={{ id }} data={data} proposal={proposal} />
        </div>
      )}
      {dialog !== undefined && (
        <Suspense fallback={null}>
          <VisitDialog id={id} calendar={undefined} start={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </article>
  );
}
