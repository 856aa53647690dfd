import { useState } from 'react';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatMonthIn, formatShortDateIn } from '#i18n/format-days.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { CalendarIcon, ChatIcon } from '#ui/icons.tsx';
import { PhoneIcon, RepeatIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { useSentId } from '#ui/sent-id.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { businessOf } from '../../../api/role.ts';
import { useSession } from '../../../api/session.ts';
import { addEntry } from '../../../contract/booking/calendar.ts';
import { type Client, listClients } from '../../../contract/booking/client.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import { changedByVisit } from '../calendar/changed-by-visit.ts';
import { useSaid } from '../calendar/undo-words.ts';
import styles from './client-panel.module.css';
import { ClientRecall } from './client-recall.tsx';
import { usualFrom, usualSlot } from './usual.ts';

/** What one knows about a client: three ways to reach them, the usual appointment, figures, the note and the last visits. */
export function ClientPanel({ client, isBeside = true }: { client: Client; isBeside?: boolean }) {
  const words = useWords('client');
  const { notes, visits, noShows, turnoverCents, currency } = client;
  return (
    <>
      <Actions client={client} />
      {isBeside && <Usual client={client} />}
      <Figures
        figures={[
          [formatNumber(visits), words('panel.visits', { count: visits })],
          ...(turnoverCents === null
            ? []
            : [[formatMoney(turnoverCents / 100, currency), words('panel.turnover')] as const]),
          [formatNumber(noShows), words('panel.missed')],
        ]}
      />
      {notes !== '' && <p className={`breaks kept-lines ${styles['note']}`}>{notes}</p>}
      <ClientRecall client={client} />
      <History client={client} />
    </>
  );
}

/** The picture, the name and since when. */
export function ClientHead({ client: { name, face, since, timeZone } }: { client: Client }) {
  const words = useWords('client');
  return (
    <div className={`bar gap14 shrinks ${styles['head']}`}>
      <Face name={name} picture={face} size={64} />
      <div>
        <h2>{name}</h2>
        <p className="quiet small">{words('panel.since', { month: formatMonthIn(since, timeZone) })}</p>
      </div>
    </div>
  );
}

function Actions({ client: { name, phone, email, talk } }: { client: Client }) {
  const words = useWords('client');
  const message = talk === null ? undefined : paths.messages({ kind: 'appointment', id: talk, side: 'provider' });
  return (
    <div className={`stack gap8 ${styles['actions']}`}>
      {phone !== null && (
        <a href={telephoneLink(phone)} aria-label={words('panel.callName', { name })}>
          <PhoneIcon size={20} />
          {words('panel.call')}
        </a>
      )}
      {message !== undefined ? (
        <Button variant="quiet" to={message} aria-label={words('panel.writeName', { name })}>
          <ChatIcon size={20} />
          {words('panel.write')}
        </Button>
      ) : (
        email !== null && (
          <a href={`mailto:${email}`} aria-label={words('panel.writeName', { name })}>
            <ChatIcon size={20} />
            {words('panel.write')}
          </a>
        )
      )}
      <Button
        variant="quiet"
        to={paths.providerCalendar({ enter: 'visit' })}
        aria-label={words('panel.enterName', { name })}
      >
        <CalendarIcon size={20} />
        {words('panel.enter')}
      </Button>
    </div>
  );
}

const Figures = ({ figures }: { figures: readonly (readonly [string, string])[] }) => (
  <dl className={styles['figures']}>
    {figures.map(([value, label]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The free time that is most like their last visit, by when they are due. */
export function useUsual(client: Client) {
  const words = useWords('client');
  const session = useSession();
  const now = usePresent();
  const [from] = useState(() => usualFrom(client, now));
  const { usual } = client;
  const provider = session.state === 'signed-in' ? businessOf(session.user).id : '';
  const slots = useAnswer(
    listSlots,
    {
      params: { id: provider },
      query: {
        cards: (usual?.cards ?? []).join(','),
        from,
        days: 14,
        ...(usual?.staff == null ? {} : { staff: usual.staff.id }),
      },
    },
    { isEnabled: usual !== null && client.next === null },
  );
  const slot = slots.data && usualSlot(client, slots.data.days);
  const { idOf } = useSentId();
  const say = useSaid();
  const enter = useChange(addEntry, {
    refreshes: [...changedByVisit, listClients, listSlots],
    onSuccess: ({ undo }) => say(words('usual.done', { name: client.name }), undo),
    onError: (problem) => toast.error(problem.sentence),
  });
  const book = (): void => {
    if (slot === undefined || usual === null) return;
    const { day, minute } = localMomentIn(slot, client.timeZone);
    enter.mutate({
      body: {
        isForm: true,
        name: client.name,
        clientId: client.id,
        cards: usual.cards,
        day,
        minute,
        ...(usual.staff === null ? {} : { staffId: usual.staff.id }),
        id: idOf(slot),
        undoable: true,
      },
    });
  };
  return { slot, usual, book, isBusy: enter.isPending };
}

function Usual({ client }: { client: Client }) {
  const words = useWords('client');
  const now = usePresent();
  const { slot, usual, book, isBusy } = useUsual(client);
  if (client.next !== null)
    return (
      <p className={styles['next']}>
        {words(client.isNextAsked ? 'panel.asked' : 'panel.next', {
          date: formatNearIn(client.next, client.timeZone, now),
        })}
      </p>
    );
  if (usual === null || slot === undefined) return null;
  const services = usual.services.join(', ');
  return (
    <div className={styles['usual']}>
      <p>
        {client.rhythmDays === null
          ? words('usual.title')
          : words('usual.every', { count: Math.max(1, Math.round(client.rhythmDays / 7)) })}
      </p>
      <strong>{usual.staff === null ? services : words('usual.with', { services, staff: usual.staff.name })}</strong>
      <p>
        {[
          capitalised(formatNearIn(slot, client.timeZone, now)),
          formatDuration(usual.durationMinutes),
          formatMoney(usual.totalCents / 100, client.currency),
        ].join(' · ')}
      </p>
      <Button icon={<RepeatIcon size={20} />} isBusy={isBusy} onClick={book}>
        {words('usual.book')}
      </Button>
    </div>
  );
}

function History({ client: { lastVisits, timeZone, currency } }: { client: Client }) {
  const words = useWords('client');
  return (
    <section aria-label={words('lastVisits')}>
      <h3 className={styles['label']}>{words('panel.history')}</h3>
      {lastVisits.length === 0 && <p className="quiet small spaced">{words('noVisits')}</p>}
      <ul className={styles['history']}>
        {lastVisits.map(({ id, start, service, staff, totalCents, answers, rating }) => (
          <li key={id}>
            <strong>{service}</strong>
            <span>{formatMoney(totalCents / 100, currency)}</span>
            <span className="quiet small">
              {capitalised(formatShortDateIn(start, timeZone))} · {staff}
              {rating !== null && <> · {words('panel.rated', { rating: formatNumber(rating) })}</>}
            </span>
            {answers.map(({ question, answer }) => (
              <span key={question} className="quiet small">
                {question} {answer === '' ? words('panel.agreed') : answer}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside a conversation: who it is with. Nothing for whom the file does not know. */
export function ClientFacts(of: { visit: string } | { question: string }) {
  const words = useWords('client');
  const client = useAnswer(listClients, { query: of }).data?.items[0];
  if (client === undefined) return null;
  return (
    <aside className={styles['facts']} aria-label={client.name}>
      <ClientHead client={client} />
      <ClientPanel client={client} />
      <Button variant="link" to={paths.clients({ id: client.id })}>
        {words('panel.all', { name: client.name })}
      </Button>
    </aside>
  );
}
