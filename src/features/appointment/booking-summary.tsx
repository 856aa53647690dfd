import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { refresh, useChange } from '../../api/query.ts';
import { bookAppointment, withdrawalDays } from '../../contract/appointment.ts';
import type { AskOf } from '../../contract/endpoint.ts';
import { getProvider, listSlots, type ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { chosenCards, isImmediate, minutesOf } from '../availability/chosen-cards.ts';
import styles from './booking.module.css';
import type { BookingDraft } from './booking-draft.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { currentHold } from './booking-hold.ts';
import { BookingOverlap } from './booking-overlap.tsx';
import { totalShown } from './booking-overview.tsx';
import type { StepProps } from './booking-screen.tsx';
import { termsOf, useTermsWords } from './booking-terms.ts';

const day = 86_400_000;
const minute = 60_000;

/** The contract sends what is chosen; who books is known by the session, or by the proof of a guest. */
function bodyOf(
  provider: string,
  draft: BookingDraft,
  sent: { isGuest: boolean; totalCents: number; beginsEarly: boolean },
): AskOf<typeof bookAppointment>['body'] {
  const { id, cards, staff, start, details, proof } = draft;
  const hold = currentHold(draft);
  const { place, street, zip, city, note, visitor, phone, name, contact, email } = details;
  const person = hold?.staff.id ?? staff;
  return {
    id,
    providerId: provider,
    cards,
    start: start ?? '',
    ...(person === null ? {} : { staffId: person }),
    ...(hold === undefined ? {} : { holdId: hold.id }),
    place,
    ...(place === 'customer' ? { address: { street, zip, city } } : {}),
    note,
    visitor,
    totalCents: sent.totalCents,
    beginsEarly: sent.beginsEarly,
    ...(sent.isGuest
      ? {
          guest: {
            name,
            ...(contact === 'email' ? { email } : {}),
            ...(phone.trim() === '' ? {} : { phone }),
            proof: proof?.proof ?? '',
          },
        }
      : phone.trim() === ''
        ? {}
        : { phone }),
  };
}

/** What, when, where and who, until when it can be cancelled, and the sum directly above the button with the duty to pay. */
export function BookingSummary({ provider, draft, change, go, isGuest }: StepProps & { isGuest: boolean }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const early = useRef<HTMLDivElement>(null);
  const [beginsEarly, setBeginsEarly] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [now] = useState(() => Date.now());
  const cards = chosenCards(provider.cards, draft.cards);
  const { start } = draft;
  const hold = currentHold(draft);
  const isAtOnce = hold?.isImmediate ?? isImmediate(cards);
  const total = totalShown(cards, draft);
  const book = useChange(bookAppointment, {
    onSuccess: (done) => {
      change({ done, hold: null });
      go('done');
    },
    onError: (problem) => answerTo(problem),
  });
  if (start === null) return null;
  const isSoon = Date.parse(start) - now < withdrawalDays * day;
  const end = new Date(Date.parse(start) + minutesOf(cards) * minute).toISOString();

  function answerTo(problem: ApiError): void {
    if (problem.code === 'slot_taken') {
      void refresh(listSlots);
      change({ start: null, hold: null });
      go('time', { text: words('time.taken'), slots: problem.slots });
    } else if (problem.code === 'conflict') {
      void refresh(getProvider);
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
    } else book.mutate({ body: bodyOf(provider.id, draft, { isGuest, totalCents: total, beginsEarly: isSoon }) });
  };
  const bookable = { ...termsOf(provider, cards), isAtOnce };
  return (
    <BookingFrame
      provider={provider}
      draft={draft}
      isSummary
      action={
        <Button variant="call" isBusy={book.isPending} onClick={send}>
          {words(book.isPending ? 'summary.sending' : isAtOnce ? 'summary.book' : 'summary.ask')}
        </Button>
      }
    >
      <BookingFacts provider={provider} draft={draft} isGuest={isGuest} go={go} />
      <LocalTime timeZone={provider.timeZone} example={start} />
      {!isGuest && <BookingOverlap id={draft.id} start={start} end={end} />}
      <div className={styles['terms']}>
        <CheckIcon />
        <p>
          <strong>{terms.ofStart(start, bookable)}</strong>
          <span>{words(isAtOnce ? 'summary.bindingNow' : 'summary.binding')}</span> <span>{words('summary.pay')}</span>{' '}
          <PaymentMeansSaid provider={provider} />
        </p>
      </div>
      {isSoon && (
        <div ref={early} className={styles['early']}>
          <CheckboxField
            label={words('summary.early', { name: provider.name })}
            isRequired
            value={beginsEarly}
            onChange={setBeginsEarly}
            error={isAsking && !beginsEarly ? words('summary.earlyMissing') : undefined}
          />
        </div>
      )}
      {provider.business?.isTrader === false && <Notice kind="info">{words('summary.private')}</Notice>}
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
      <p className={styles['small']}>
        <span lang={languageOfStrand.services}>{words('summary.contractor', { name: contractorOf(provider) })}</span>{' '}
        {words('summary.rules')} <Link to={paths.terms()}>{words('summary.terms')}</Link> ·{' '}
        <Link to={paths.withdrawal()}>{words('summary.withdrawal')}</Link>
      </p>
    </BookingFrame>
  );
}

/** How the provider is paid, in the provider's own choice. */
function PaymentMeansSaid({ provider: { business } }: Pick<StepProps, 'provider'>) {
  const words = useWords('booking');
  if (business === null) return null;
  const means = business.payments.map((name) => words(`summary.means.${name}`)).join(', ');
  return <span>{words('summary.payBy', { means })}</span>;
}

/** Who makes the contract: by the details of the business, else as the profile says. */
function contractorOf({ business, name, street, zip, city }: ProviderProfile): string {
  const address = business?.street == null ? { street, zip, city } : business;
  const town = [address.zip, address.city].filter(Boolean).join(' ');
  return [business?.name ?? name, address.street, town].filter(Boolean).join(', ');
}
