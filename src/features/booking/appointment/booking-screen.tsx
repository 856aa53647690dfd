import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { isFramed } from '#ui/framed.ts';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useIsRestoring, useSession } from '../../../api/session.ts';
import { accountId } from '../../../contract/fields.ts';
import { getProvider, type ProviderProfile } from '../../../contract/services/provider.ts';
import { isToldOf, readWhen } from '../../../contract/when.ts';
import { handedHold, languageOfStrand, paths } from '../../../paths.ts';
import { bookableCards, chosenCards, isImmediate, isOpen } from '../../services/availability/chosen-cards.ts';
import styles from './booking.module.css';
import { BookingCards } from './booking-cards.tsx';
import { BookingCode } from './booking-code.tsx';
import { BookingDetailsStep } from './booking-details.tsx';
import { BookingDone } from './booking-done.tsx';
import { type Chosen, useBookingDraft } from './booking-draft.ts';
import { currentHold, useHold } from './booking-hold.ts';
import { HoldCountdown, HoldOver } from './booking-overview.tsx';
import {
  hasChoice,
  type Message,
  type Step,
  type StepProps,
  stepAfterTime,
  stepBefore,
  stepShown,
  stepsOf,
} from './booking-steps.ts';
import { BookingSummary } from './booking-summary.tsx';
import { BookingTime } from './booking-time.tsx';

/** In a frame of another site the booking stays in the frame. */
const pathOf = isFramed ? paths.embed : paths.book;

/** /book/:id: cards, time, details, and the button with the duty to pay. */
export function BookingScreen() {
  const { id = '' } = useParams();
  const known = accountId.safeParse(id);
  return known.success ? <LoadedBooking key={id} id={known.data} /> : <MissingProvider />;
}

function LoadedBooking({ id }: { id: string }) {
  const words = useWords('booking');
  const { data, error, refetch } = useAnswer(getProvider, { params: { id } });
  const [query] = useSearchParams();
  if (data !== undefined && !data.isBookable && query.get('step') !== 'done') return <NotBookable id={id} />;
  if (data !== undefined) return <Booking provider={{ ...data, cards: bookableCards(data.cards) }} />;
  if (error === null)
    return (
      <Page title={words('loading')} isTitleHidden>
        <Skeleton lines={7} height={64} text={words('loading')} />
      </Page>
    );
  if (error.code === 'not_found') return <MissingProvider />;
  return (
    <Page title={words('failed')} isTitleHidden>
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    </Page>
  );
}

/** Times are agreed on after a question, or not at all now: the profile says how. */
function NotBookable({ id }: { id: string }) {
  const words = useWords('booking');
  return (
    <Page title={words('notBookable')} isTitleHidden>
      <EmptyState drawing="calendar" title={words('notBookable')}>
        <Button to={paths.provider(id)}>{words('toProfile')}</Button>
      </EmptyState>
    </Page>
  );
}

function MissingProvider() {
  const words = useWords('booking');
  return (
    <Page title={words('missing')} isTitleHidden>
      <EmptyState drawing="lost" title={words('missing')}>
        <Button to={paths.services()}>{words('search')}</Button>
      </EmptyState>
    </Page>
  );
}

/** What the link has chosen: `?cards=` and perhaps a person, a time, and the day and part of it that were searched. */
function chosenBy(query: URLSearchParams, hash: string): Chosen | undefined {
  const cards = (query.get('cards') ?? '').split(',').filter((card) => card !== '');
  const { day, ...part } = readWhen({ day: query.get('day'), from: query.get('from'), until: query.get('until') });
  const when = day !== undefined && isToldOf(day, dayThere(Date.now())) ? { day, ...part } : part;
  return cards.length === 0
    ? undefined
    : {
        cards,
        staff: query.get('staff'),
        start: query.get('start'),
        handed: handedHold(hash),
        when,
      };
}

/** Other times that the business offers by text message, in place of a visit that it has cancelled. */
const timesOffered = (query: URLSearchParams): string[] =>
  (query.get('times') ?? '').split(',').filter((start) => Date.parse(start) > Date.now());

function Booking({ provider }: { provider: ProviderProfile }) {
  const words = useWords('booking');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const isRestoring = useIsRestoring();
  const { hash } = useLocation();
  const [chosen] = useState(() => chosenBy(query, hash));
  const [message, setMessage] = useState<Message | undefined>(() => {
    const slots = timesOffered(query);
    const text = words('time.offered', { name: provider.name });
    return slots.length === 0 ? undefined : { text, slots, isOffer: true };
  });
  const asked = query.get('step');
  const [draft, change] = useBookingDraft(provider.id, {
    chosen,
    via: query.get('via'),
    only: provider.cards.length === 1 ? provider.cards[0]?.id : undefined,
    isDone: asked === 'done',
  });
  const go = (step: Step, said?: Message): void => {
    setMessage(said);
    void navigate(pathOf(provider.id, { step }), { preventScrollReset: true });
  };
  const { refusal, again } = useHold({
    provider: provider.id,
    draft,
    isWhole: !chosenCards(provider.cards, draft.cards).some(isOpen),
    change,
    onTaken: ({ slots }) => {
      change({ start: null, hold: null });
      go('time', { text: words('time.taken'), slots });
    },
  });
  const isGuest = session.state === 'signed-out';
  const isKnown = session.state !== 'restoring' && !isRestoring;
  const known = { draft, provider, isGuest };
  const begins =
    draft.start !== null ? stepAfterTime(known) : !hasChoice(provider) || asked === 'time' ? 'time' : 'cards';
  const step = stepShown(asked ?? begins, known);
  useEffect(
    function takeChoiceOutOfAddress() {
      if (asked === null) void navigate(pathOf(provider.id, { step }), { replace: true });
    },
    [asked, navigate, provider.id, step],
  );
  const place = useFocusOnStep(step);
  const isAtOnce = currentHold(draft)?.isImmediate ?? isImmediate(chosenCards(provider.cards, draft.cards));
  const props: StepProps = { provider, draft, change, go };
  if (step === 'done' && draft.done !== null)
    return (
      <div ref={place}>
        <Page
          title={words(draft.done.appointment.status === 'open' ? 'done.asked' : 'done.booked')}
          width="text"
          isTitleHidden
        >
          <BookingDone {...draft.done} provider={provider} />
        </Page>
      </div>
    );
  const isHolding = step !== 'cards' && step !== 'time';
  const hold = isHolding ? currentHold(draft) : undefined;
  const before = stepBefore(step, known);
  const steps = stepsOf(provider);
  const at = steps.findIndex((one) => one === step || (one === 'details' && step === 'code'));
  return (
    <div ref={place}>
      <Page
        title={words(`titles.${step}`)}
        documentTitle={words('title', { name: provider.name })}
        lead={step === 'summary' ? words(isAtOnce ? 'summary.lead' : 'summary.leadAsked') : undefined}
      >
        {(heading) => (
          <>
            <div className={`line gap8-12 ${styles['top']}`}>
              <Button
                variant="plain"
                isIcon
                icon={<ChevronLeftIcon />}
                aria-label={words(before === undefined ? 'toProfile' : 'back')}
                {...(before === undefined ? { to: paths.provider(provider.id) } : { onClick: () => go(before) })}
              />
              <strong className={styles['topName']} lang={languageOfStrand.services}>
                {provider.name}
              </strong>
              <span className={`quiet small ${styles['topStep']}`}>
                {words('stepOf', { number: at + 1, count: steps.length })}
              </span>
              <HoldCountdown hold={hold} />
            </div>
            {heading}
            <div className={styles['notices']}>
              <HoldOver hold={hold} onAgain={again} />
              {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
              {message !== undefined && step !== 'time' && <Notice kind="warning">{message.text}</Notice>}
            </div>
            {step === 'cards' && <BookingCards {...props} />}
            {step === 'time' && <BookingTime {...props} message={message} onward={stepAfterTime(known)} />}
            {step === 'details' &&
              (isKnown ? (
                <BookingDetailsStep
                  key={session.state}
                  {...props}
                  user={session.state === 'signed-in' ? session.user : undefined}
                />
              ) : (
                <PageSkeleton shape="form" />
              ))}
            {step === 'code' && <BookingCode {...props} />}
            {step === 'summary' &&
              (isKnown ? <BookingSummary {...props} isGuest={isGuest} /> : <PageSkeleton shape="paper" />)}
          </>
        )}
      </Page>
    </div>
  );
}

/** Each step begins at its heading. The first one is read out by the page. */
function useFocusOnStep(step: Step) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(
    function goToStep() {
      if (shown.current === step) return;
      shown.current = step;
      // There is nothing to read but that a code is on its way, which its field says as well.
      const code = place.current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]');
      (code ?? place.current?.querySelector('h1'))?.focus({ preventScroll: true });
      scrollTo(0, 0);
    },
    [step],
  );
  return place;
}
