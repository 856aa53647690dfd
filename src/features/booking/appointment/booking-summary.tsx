import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LocalTime } from '#ui/local-time.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tick } from '#ui/tick.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { bookAppointment, quoteAppointment, withdrawalDays } from '../../../contract/booking/appointment.ts';
import { canWithdraw } from '../../../contract/booking/withdrawal-instruction.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import { getProvider, listSlots } from '../../../contract/services/provider.ts';
import { chosenCards, isImmediate, minutesOf } from '../../services/availability/chosen-cards.ts';
import { BeginsEarly } from './begins-early.tsx';
import styles from './booking.module.css';
import { BookingContract, PaymentMeansSaid, ruleOf } from './booking-contract.tsx';
import { DepositTerms, useDeposit } from './booking-deposit.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { currentHold } from './booking-hold.ts';
import { BookingOverlap } from './booking-overlap.tsx';
import { totalShown } from './booking-overview.tsx';
import { BookingSeries } from './booking-series.tsx';
import { useSeries } from './booking-series-call.ts';
import type { StepProps } from './booking-steps.ts';
import { termsOf, useTermsWords } from './booking-terms.ts';
import { answersGiven } from './card-answers.ts';

const day = 86_400_000;
const minute = 60_000;

/** Who books without an account, with the proof of the address or number. */
function guestOf({ details: { name, contact, email, phone }, proof }: BookingDraft) {
  return {
    name,
    ...(contact === 'email' ? { email } : {}),
    ...(phone.trim() === '' ? {} : { phone }),
    proof: proof?.proof ?? '',
  };
}

/** The contract sends what is chosen; who books is known by the session, or by the proof of a guest. */
function bodyOf(
  provider: string,
  draft: BookingDraft,
  sent: {
    isGuest: boolean;
    totalCents: number;
    depositCents: number | undefined;
    beginsEarly: boolean;
    mayRecall: boolean;
    answers: ReturnType<typeof answersGiven>;
  },
): AskOf<typeof bookAppointment>['body'] {
  const { id, cards, via, staff, start, details } = draft;
  const hold = currentHold(draft);
  const { place, street, zip, city, note, visitor, phone } = details;
  const person = hold?.staff.id ?? staff;
  return {
    id,
    providerId: provider,
    cards,
    start: start ?? '',
    ...(via === null ? {} : { via }),
    ...(person === null ? {} : { staffId: person }),
    ...(hold === undefined ? {} : { holdId: hold.id }),
    place,
    ...(place === 'customer' ? { address: { street, zip, city } } : {}),
    note,
    answers: sent.answers,
    visitor,
    totalCents: sent.totalCents,
    ...(sent.depositCents === undefined ? {} : { depositCents: sent.depositCents }),
    beginsEarly: sent.beginsEarly,
    mayRecall: sent.mayRecall,
    ...(sent.isGuest ? { guest: guestOf(draft) } : phone.trim() === '' ? {} : { phone }),
  };
}

/** What, when, where and who, until when it can be cancelled, and the sum directly above the button with the duty to pay. */
export function BookingSummary({ provider, draft, change, go, isGuest }: StepProps & { isGuest: boolean }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const early = useRef<HTMLDivElement>(null);
  const [beginsEarly, setBeginsEarly] = useState(false);
  const [mayRecall, setMayRecall] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [now] = useState(() => Date.now());
  const cards = chosenCards(provider.cards, draft.cards);
  const { start } = draft;
  const hold = currentHold(draft);
  const isAtOnce = hold?.isImmediate ?? isImmediate(cards);
  const total = totalShown(cards, draft);
  const { deposit, isAsking: isDepositOpen } = useDeposit(quoteOf(provider.id, draft, isGuest));
  const book = useChange(bookAppointment, {
    onSuccess: (done) => {
      change({ done, hold: null });
      go('done');
    },
    onError: (problem) => answerTo(problem),
  });
  const series = useSeries({
    onDone: (done) => {
      change({ done, hold: null });
      go('done');
    },
    onError: (problem) => answerTo(problem),
  });
  if (start === null) return null;
  const rule = ruleOf(provider);
  // Where there is no right of withdrawal there is no end of it to wait for.
  const isSoon = canWithdraw(rule) && Date.parse(series.chosen?.starts[0] ?? start) - now < withdrawalDays * day;
  const end = new Date(Date.parse(start) + minutesOf(cards) * minute).toISOString();

  function answerTo(problem: ApiError): void {
    if (problem.code === 'slot_taken') {
      void refresh(listSlots);
      change({ start: null, hold: null });
      go('time', { text: words('time.taken'), slots: problem.slots });
    } else if (problem.code === 'conflict') {
      void refresh(getProvider);
      void refresh(quoteAppointment);
      change({ hold: null, given: null });
      go('details', { text: words('summary.changed') });
    } else if (problem.code === 'unproven') {
      change({ proof: null, given: null });
      go('details', { text: problem.sentence });
    } else if (problem.code === 'invalid') {
      change({ given: null });
      go('details', { text: Object.values(problem.fields).join(' ') || problem.sentence });
    } else setFailure(problem);
  }

  const send = (): void => {
    setFailure(undefined);
    if (isSoon && !beginsEarly) {
      flushSync(() => setIsAsking(true));
      const tick = early.current?.querySelector('input');
      early.current?.scrollIntoView({ block: 'center' });
      tick?.focus({ preventScroll: true });
    } else {
      const sent = {
        isGuest,
        totalCents: total,
        depositCents: deposit?.cents,
        beginsEarly: isSoon,
        mayRecall,
        answers: answersGiven(cards, draft.details.answers),
      };
      const body = bodyOf(provider.id, draft, sent);
      if (!series.book(body)) book.mutate({ body });
    }
  };
  const isSending = book.isPending || series.isSending;
  const bookable = { ...termsOf(provider, cards), isAtOnce };
  return (
    <BookingFrame
      provider={provider}
      draft={draft}
      isSummary
      visits={Math.max(1, series.chosen?.starts.length ?? 1)}
      action={
        // What is paid beforehand is read before it is agreed to.
        <Button variant="call" isBusy={isSending || isDepositOpen} disabled={series.isTooShort} onClick={send}>
          {words(isSending ? 'summary.sending' : isAtOnce ? 'summary.book' : 'summary.ask')}
        </Button>
      }
    >
      <BookingFacts provider={provider} draft={draft} isGuest={isGuest} go={go} />
      <LocalTime timeZone={provider.timeZone} example={start} />
      {!isGuest && <BookingOverlap id={draft.id} start={start} end={end} />}
      {deposit === null && !isDepositOpen && (
        <BookingSeries provider={provider} draft={draft} total={total} series={series} />
      )}
      <div className={`stack gap12 leading15 on-accent round14 ${styles['terms']}`}>
        <CheckIcon />
        <p>
          <strong>
            {series.chosen === undefined ? terms.ofStart(start, bookable) : `${terms.ofHours(bookable.cancelHours)}.`}
          </strong>
          <span>{words(isAtOnce ? 'summary.bindingNow' : 'summary.binding')}</span> <span>{words('summary.pay')}</span>{' '}
          <PaymentMeansSaid provider={provider} />
        </p>
      </div>
      {deposit !== null && <DepositTerms provider={provider} start={start} isAtOnce={isAtOnce} deposit={deposit} />}
      {isSoon && (
        <BeginsEarly
          place={early}
          name={provider.name}
          value={beginsEarly}
          onChange={setBeginsEarly}
          isMissing={isAsking && !beginsEarly}
        />
      )}
      <Tick label={words('summary.recall', { name: provider.name })} isOn={mayRecall} onChange={setMayRecall} />
      {rule === 'private' && <Notice kind="info">{words('summary.private')}</Notice>}
      {rule === 'ch' && <Notice kind="info">{words('summary.swiss')}</Notice>}
      {failure !== undefined && (
        <Notice
          kind="error"
          {...(failure.code === 'unreachable' || failure.status >= 500
            ? {
                action: (
                  <Button variant="link" isBusy={book.isPending} onClick={send}>
                    {words('retry')}
                  </Button>
                ),
              }
            : {})}
        >
          {failure.sentence}
        </Notice>
      )}
      <BookingContract provider={provider} rule={rule} />
    </BookingFrame>
  );
}

/** What the quote is asked with: it says whether a deposit is due for whoever books. */
function quoteOf(provider: string, draft: BookingDraft, isGuest: boolean): AskOf<typeof quoteAppointment>['body'] {
  const { place, street, zip, city } = draft.details;
  return {
    providerId: provider,
    cards: draft.cards,
    place,
    ...(place === 'customer' ? { address: { street, zip, city } } : {}),
    ...(isGuest && draft.proof !== null ? { guest: guestOf(draft) } : {}),
  };
}
