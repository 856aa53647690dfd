import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { refresh, useChange } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { bookAppointment, withdrawalDays } from '../../contract/appointment.ts';
import { chargesVat } from '../../contract/business-details.ts';
import type { AskOf } from '../../contract/endpoint.ts';
import { getProvider, listSlots, type ProviderProfile } from '../../contract/provider.ts';
import { formatDayIn, formatTimeIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { chosenCards, isImmediate, minutesOf } from '../availability/chosen-cards.ts';
import styles from './booking.module.css';
import type { BookingDraft } from './booking-draft.ts';
import { currentHold } from './booking-hold.ts';
import { BookingOverlap } from './booking-overlap.tsx';
import { Lines, totalShown } from './booking-overview.tsx';
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

/** What, when, who and how much, directly above the button with the duty to pay. */
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
  return (
    <>
      <section className={`${cardStyles['card']} ${styles['summary']}`}>
        <Facts provider={provider} draft={draft} who={hold?.staff.name} isGuest={isGuest} />
        <Lines cards={cards} travelFeeCents={draft.given?.travelFeeCents ?? 0} total={total} />
        <LocalTime timeZone={provider.timeZone} example={start} />
        {chargesVat(provider.business?.vatStatus) && <p className={styles['quiet']}>{words('summary.vat')}</p>}
        <p className={styles['quiet']}>
          {words(isAtOnce ? 'summary.bindingNow' : 'summary.binding')}{' '}
          <Link to={paths.terms()}>{words('summary.terms')}</Link>
        </p>
      </section>
      {!isGuest && <BookingOverlap id={draft.id} start={start} end={end} />}
      {isSoon && (
        <div ref={early}>
          <CheckboxField
            label={words('summary.early', { name: provider.name })}
            isRequired
            value={beginsEarly}
            onChange={setBeginsEarly}
            error={isAsking && !beginsEarly ? words('summary.earlyMissing') : undefined}
          />
        </div>
      )}
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
      <p className={styles['terms']}>{terms.ofStart(start, { ...termsOf(provider, cards), isAtOnce })}</p>
      <ButtonRow>
        <Button variant="call" isBusy={book.isPending} onClick={send}>
          {words(book.isPending ? 'summary.sending' : isAtOnce ? 'summary.book' : 'summary.ask')}
        </Button>
        <Button variant="plain" onClick={() => go('details')}>
          {words(draft.given === null ? 'summary.addDetails' : 'back')}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Who makes the contract: by the details of the business, else as the profile says. */
function contractorOf({ business, name, street, zip, city }: ProviderProfile): string {
  const address = business?.street == null ? { street, zip, city } : business;
  const town = [address.zip, address.city].filter(Boolean).join(' ');
  return [business?.name ?? name, address.street, town].filter(Boolean).join(', ');
}

interface FactsProps extends Pick<StepProps, 'provider' | 'draft'> {
  who: string | undefined;
  isGuest: boolean;
}

function Facts({ provider, draft, who, isGuest }: FactsProps) {
  const words = useWords('booking');
  const { details, start } = draft;
  const { timeZone } = provider;
  const home = `${details.street}, ${details.zip} ${details.city}`;
  const shop = [provider.street, [provider.zip, provider.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const session = useSession();
  const reached = details.contact === 'email' ? details.email : details.phone;
  // Without another one the business gets that of the account.
  const ofAccount = session.state === 'signed-in' ? (session.user.phone ?? '') : '';
  const phone = details.phone.trim() === '' ? ofAccount : details.phone;
  const facts: [string, string][] = [
    [words('summary.when'), `${formatDayIn(start ?? '', timeZone)}, ${formatTimeIn(start ?? '', timeZone)}`],
    [
      words('summary.with'),
      [provider.name, ...(provider.staff.length > 1 && who !== undefined ? [who] : [])].join(' · '),
    ],
    [
      words('summary.where'),
      details.place === 'customer'
        ? home
        : provider.street === null
          ? words('summary.addressLater', { where: shop })
          : shop,
    ],
    ...(isGuest ? ([[words('summary.who'), `${details.name} · ${reached}`]] as [string, string][]) : []),
    ...(details.visitor.trim() === '' ? [] : ([[words('summary.visitor'), details.visitor]] as [string, string][])),
    ...(phone === '' || (reached === phone && isGuest)
      ? []
      : ([[words('details.phone'), phone]] as [string, string][])),
    [words('summary.contractor'), contractorOf(provider)],
    ...(details.note.trim() === '' ? [] : ([[words('details.note'), details.note]] as [string, string][])),
  ];
  return (
    <dl className={styles['facts']} lang={languageOfStrand.services}>
      {facts.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
