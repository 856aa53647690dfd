import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { bookAppointment, listAppointments, quoteAppointment } from '../../../contract/booking/appointment.ts';
import { getOffer, listWaiting, type Offer } from '../../../contract/booking/waiting-list.ts';
import { getProvider, listSlots, type ProviderProfile } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { chosenCards } from '../../services/availability/chosen-cards.ts';
import { BeginsEarly } from '../appointment/begins-early.tsx';
import { BookingContract, PaymentMeansSaid, ruleOf } from '../appointment/booking-contract.tsx';
import { DepositTerms, useDeposit } from '../appointment/booking-deposit.tsx';
import { termsOf, useTermsWords } from '../appointment/booking-terms.ts';
import { answersGiven, missingAnswers } from '../appointment/card-answers.ts';
import { CardAnswers } from '../appointment/card-answers.tsx';
import { type AnswerProps, toldOf } from './offer-answer.ts';

/** What holds is said by the profile. */
export function OfferBooking({ offer, onEnd }: AnswerProps) {
  const words = useWords('booking');
  const { data, error, refetch } = useAnswer(getProvider, { params: { id: offer.provider.id } });
  if (data !== undefined) return <Booking offer={offer} onEnd={onEnd} profile={data} />;
  if (error === null) return <Skeleton lines={3} />;
  return (
    <>
      <FormError sentence={error.sentence} />
      <Button variant="plain" onClick={() => void refetch()}>
        {words('retry')}
      </Button>
    </>
  );
}

/** What, when and what it costs, directly above the button. */
function OfferTotal({ offer }: Pick<AnswerProps, 'offer'>) {
  const { service, moment } = toldOf(offer);
  return (
    <p className="beside gap16 between">
      <span>
        <span lang={languageOfStrand.services}>{service}</span>, {moment}
      </span>
      <strong className="rigid">{formatMoney(offer.totalCents / 100, offer.currency)}</strong>
    </p>
  );
}

function useTaking({ offer, onEnd }: AnswerProps) {
  return useChange(bookAppointment, {
    onSuccess: ({ appointment, link }) => {
      for (const changed of [listAppointments, listWaiting, listSlots]) void refresh(changed);
      const is = appointment.status === 'open' ? 'asked' : 'booked';
      onEnd({ is, ...toldOf(offer), to: link === null ? paths.appointment(appointment.id) : paths.visit(link) });
    },
    onError: ({ code }) => {
      if (code !== 'unreachable') void refresh(getOffer);
      if (code === 'conflict') void refresh(quoteAppointment);
    },
  });
}

/** Until when it can be cancelled, and how it is paid. */
function OfferTerms({ offer, profile }: Pick<AnswerProps, 'offer'> & { profile: ProviderProfile }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const { start, cards, isImmediate } = offer;
  const held = { ...termsOf(profile, chosenCards(profile.cards, cards)), isAtOnce: isImmediate };
  return (
    <p className="flush">
      {terms.ofStart(start, held)} {words(isImmediate ? 'summary.bindingNow' : 'summary.binding')}{' '}
      {words('summary.pay')} <PaymentMeansSaid provider={profile} />
    </p>
  );
}

/** A client without an account books as a guest, whose address the link has proven; else the account does. */
function bookerOf({ guest }: Pick<Offer, 'guest'>, ownPhone: string | null) {
  if (guest === null) return ownPhone === null ? {} : { phone: ownPhone };
  const { name, email, phone, proof } = guest;
  return { guest: { name, proof, ...(email === null ? {} : { email }), ...(phone === null ? {} : { phone }) } };
}

/** The button with the duty to pay. What holds stands around it. */
function Booking({ offer, onEnd, profile }: AnswerProps & { profile: ProviderProfile }) {
  const words = useWords('booking');
  const session = useSession();
  const early = useRef<HTMLDivElement>(null);
  const [beginsEarly, setBeginsEarly] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  // The same booking sent twice is one visit.
  const [id] = useState(() => crypto.randomUUID());
  const { provider, cards, start, staff, holdId, totalCents, isImmediate, asksToBegin } = offer;
  const who = bookerOf(offer, session.state === 'signed-in' ? session.user.phone : null);
  const book = useTaking({ offer, onEnd });
  const { deposit, isAsking: isDepositOpen } = useDeposit({ providerId: provider.id, cards, guest: who.guest });
  const asking = chosenCards(profile.cards, cards);
  const missing = missingAnswers(asking, answers);
  const send = (): void => {
    if (missing.length > 0) return setIsAsking(true);
    if (asksToBegin && !beginsEarly) {
      flushSync(() => setIsAsking(true));
      early.current?.querySelector('input')?.focus();
      return;
    }
    const visit = { id, providerId: provider.id, cards, staffId: staff.id, start, holdId, totalCents };
    const beforehand = deposit === null ? {} : { depositCents: deposit.cents };
    const said = { answers: answersGiven(asking, answers), beginsEarly: asksToBegin };
    book.mutate({ body: { ...visit, ...beforehand, ...said, ...who } });
  };
  return (
    <div className="stack gap16">
      <OfferTerms offer={offer} profile={profile} />
      <CardAnswers
        cards={asking}
        answers={answers}
        errorAt={(key) => (isAsking && missing.includes(key) ? words('details.answerMissing') : undefined)}
        onAnswer={(key, answer) => setAnswers({ ...answers, [key]: answer })}
      />
      {deposit !== null && <DepositTerms provider={profile} start={start} isAtOnce={isImmediate} deposit={deposit} />}
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
      <OfferTotal offer={offer} />
      <Button variant="call" isBusy={book.isPending || isDepositOpen} onClick={send}>
        {words(book.isPending ? 'summary.sending' : isImmediate ? 'summary.book' : 'summary.ask')}
      </Button>
      <BookingContract provider={profile} rule={ruleOf(profile)} />
    </div>
  );
}
