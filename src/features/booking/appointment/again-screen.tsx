import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CalendarIcon, ClockIcon, ListIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { LocalTime } from '#ui/local-time.tsx';
import { BuildingIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { bookAgain, getAgain, type HeldAgain, listAgain, releaseAgain } from '../../../contract/booking/again.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import { getProvider, listSlots, type ProviderProfile } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { chosenCards } from '../../services/availability/chosen-cards.ts';
import { BeginsEarly } from './begins-early.tsx';
import { BookingContract, PaymentMeansSaid, ruleOf } from './booking-contract.tsx';
import { termsOf, useTermsWords } from './booking-terms.ts';

type End = { is: 'letGone' } | { is: 'booked' | 'asked'; held: HeldAgain; to: string };

/** /again/:token, a time that is held for a day, „wie letztes Mal“. */
export function AgainScreen() {
  const { token = '' } = useParams();
  return <Held key={token} id={token} />;
}

function Held({ id }: { id: string }) {
  const words = useWords('appointment-series');
  const { data, error, refetch } = useAnswer(getAgain, { params: { id } }, { isAskedAnew: true });
  const [end, setEnd] = useState<End>();
  const isGone = error !== null && (error.status === 404 || error.code === 'invalid' || error.code === 'not_bookable');
  const isOver = end !== undefined || isGone;
  const name = data?.provider.name;
  return (
    <Page
      title={name === undefined ? words('again.title') : words('again.titleAt', { name })}
      lead={isOver || data === undefined ? undefined : words('again.lead')}
      isTitleHidden={isOver}
      width="text"
    >
      {end !== undefined ? (
        <Ended end={end} />
      ) : isGone ? (
        <EmptyState drawing="calendar" title={words('again.none')} text={words('again.noneText')}>
          <ToVisits />
        </EmptyState>
      ) : data !== undefined ? (
        <Shown held={data} onEnd={setEnd} />
      ) : error === null ? (
        <PageSkeleton shape="paper" text={words('again.loading')} />
      ) : (
        <ErrorState title={words('again.failed')} text={error.sentence} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

const ToVisits = () => <Button to={paths.appointments()}>{useWords('appointment-series')('again.toVisits')}</Button>;

function Ended({ end }: { end: End }) {
  const words = useWords('appointment-series');
  if (end.is === 'letGone')
    return (
      <EmptyState drawing="calendar" title={words('again.letGone')} text={words('again.letGoneText')}>
        <ToVisits />
      </EmptyState>
    );
  const { services, provider, start, timeZone } = end.held;
  const told = { service: services.join(', '), name: provider.name, moment: formatNearIn(start, timeZone) };
  return (
    <EmptyState drawing="calendar" title={words(`again.${end.is}`)} text={words('again.bookedText', told)}>
      <Button to={end.to}>{words('again.toVisit')}</Button>
    </EmptyState>
  );
}

interface ShownProps {
  held: HeldAgain;
  onEnd: (end: End) => void;
}

/** What, when, with whom and until when, and the answer. */
function Shown({ held, onEnd }: ShownProps) {
  const words = useWords('appointment-series');
  const { data, error, refetch } = useAnswer(getProvider, { params: { id: held.provider.id } });
  const release = useChange(releaseAgain, {
    onSuccess: () => {
      void refresh(listAgain);
      void refresh(listSlots);
      onEnd({ is: 'letGone' });
    },
  });
  return (
    <div className="stack gap20">
      {!held.isAlike && <Notice kind="info">{words('again.other')}</Notice>}
      <Facts held={held} />
      <LocalTime timeZone={held.timeZone} example={held.start} />
      {data !== undefined ? (
        <Confirm held={held} onEnd={onEnd} profile={data} />
      ) : error === null ? (
        <Skeleton lines={3} />
      ) : (
        <ErrorState title={words('again.failed')} text={error.sentence} onRetry={() => void refetch()} />
      )}
      <p className="flush">
        <Button variant="plain" isBusy={release.isPending} onClick={() => release.mutate({ params: { id: held.id } })}>
          {words('again.letGo')}
        </Button>
      </p>
      <FormError sentence={release.error?.sentence} />
    </div>
  );
}

function Facts({ held }: { held: HeldAgain }) {
  const words = useWords('appointment-series');
  const shared = useWords('booking');
  const { start, end, timeZone, provider, staff, services, totalCents, currency, heldUntil } = held;
  return (
    <FactLines>
      <FactLine
        icon={<CalendarIcon />}
        term={words('again.when')}
        title={capitalised(formatNearDayIn(start, timeZone))}
        text={shared('span', { from: formatTimeIn(start, timeZone), until: formatTimeIn(end, timeZone) })}
      />
      <FactLine
        icon={<BuildingIcon />}
        term={words('again.with')}
        title={<Link to={paths.provider(provider.id)}>{provider.name}</Link>}
        text={staff.name === provider.name ? undefined : staff.name}
      />
      <FactLine
        icon={<ListIcon />}
        term={words('again.what')}
        title={<span lang={languageOfStrand.services}>{services.join(' + ')}</span>}
        after={formatMoney(totalCents / 100, currency)}
      />
      <FactLine
        icon={<ClockIcon />}
        term={words('again.mine')}
        title={words('again.until', { moment: formatNearIn(heldUntil, timeZone) })}
        text={words('again.next')}
      />
    </FactLines>
  );
}

/** The button with the duty to pay; what, when and the total stand above it. */
function Confirm({ held, onEnd, profile }: ShownProps & { profile: ProviderProfile }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const early = useRef<HTMLDivElement>(null);
  const [beginsEarly, setBeginsEarly] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, cards, start, totalCents, isImmediate, asksToBegin, provider } = held;
  const book = useChange(bookAgain, {
    onSuccess: ({ appointment, link }) => {
      for (const changed of [listAppointments, listAgain, listSlots]) void refresh(changed);
      const is = appointment.status === 'open' ? 'asked' : 'booked';
      onEnd({ is, held, to: link === null ? paths.appointment(appointment.id) : paths.visit(link) });
    },
    onError: ({ code }) => {
      if (code !== 'unreachable') void refresh(getAgain);
    },
  });
  const send = (): void => {
    if (asksToBegin && !beginsEarly) {
      flushSync(() => setIsAsking(true));
      early.current?.querySelector('input')?.focus();
      return;
    }
    book.mutate({ params: { id }, body: { totalCents, beginsEarly } });
  };
  const bound = { ...termsOf(profile, chosenCards(profile.cards, cards)), isAtOnce: isImmediate };
  return (
    <div className="stack gap16">
      <p className="flush">
        {terms.ofStart(start, bound)} {words(isImmediate ? 'summary.bindingNow' : 'summary.binding')}{' '}
        {words('summary.pay')} <PaymentMeansSaid provider={profile} />
      </p>
      {asksToBegin && (
        <BeginsEarly
          place={early}
          name={provider.name}
          value={beginsEarly}
          onChange={setBeginsEarly}
          isMissing={isAsking && !beginsEarly}
        />
      )}
      <FormError sentence={book.error?.sentence} />
      <Button variant="call" isBusy={book.isPending} onClick={send}>
        {words(book.isPending ? 'summary.sending' : isImmediate ? 'summary.book' : 'summary.ask')}
      </Button>
      <BookingContract provider={profile} rule={ruleOf(profile)} />
    </div>
  );
}
