import type { ProviderProfile, ServiceCard } from '../../contract/provider.ts';
import { formatDayIn, formatEuros, formatTimeIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { ClockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSecondsTo } from '../../ui/use-seconds-to.ts';
import { minutesOf, priceOf, totalOf } from '../availability/chosen-cards.ts';
import styles from './booking.module.css';
import type { BookingDraft, Hold } from './booking-draft.ts';
import { currentHold } from './booking-hold.ts';
import { termsOf, useTermsWords } from './booking-terms.ts';

interface OverviewProps {
  provider: ProviderProfile;
  cards: readonly ServiceCard[];
  draft: BookingDraft;
}

/** What the visit costs altogether, in cents, as far as it is known. */
export const totalShown = (cards: readonly ServiceCard[], draft: BookingDraft): number =>
  (currentHold(draft)?.totalCents ?? totalOf(cards)) + (draft.given?.travelFeeCents ?? 0);

/** The visit as it is chosen so far. */
export function BookingOverview({ provider, cards, draft }: OverviewProps) {
  const words = useWords('booking');
  const { timeZone, staff } = provider;
  const times = useWords('provider');
  const terms = useTermsWords();
  const { start } = draft;
  const who = currentHold(draft)?.staff.name ?? staff.find(({ id }) => id === draft.staff)?.name;
  return (
    <section className={`${cardStyles['card']} ${styles['overview']}`} aria-label={words('overview.title')}>
      <h2>{words('overview.title')}</h2>
      <p>
        <Button variant="link" to={paths.provider(provider.id)} lang={languageOfStrand.services}>
          {provider.name}
        </Button>
      </p>
      {cards.length === 0 ? (
        <p className={styles['quiet']}>{words('overview.empty')}</p>
      ) : (
        <Lines cards={cards} travelFeeCents={draft.given?.travelFeeCents ?? 0} total={totalShown(cards, draft)} />
      )}
      {start !== null && (
        <p className={styles['when']}>
          <ClockIcon size={18} />
          <span>
            <time dateTime={start} suppressHydrationWarning>
              {formatDayIn(start, timeZone)}, {formatTimeIn(start, timeZone)}
            </time>
            {staff.length > 1 && <small>{who ?? times('times.anybody')}</small>}
          </span>
        </p>
      )}
      {start !== null && cards.length > 0 && (
        <p className={styles['quiet']}>{terms.ofStart(start, termsOf(provider, cards))}</p>
      )}
    </section>
  );
}

/** The time and the sum in one line, for screens on which the overview lies below the form. */
export function BookingBrief({ provider, cards, draft }: OverviewProps) {
  const terms = useTermsWords();
  const { timeZone } = provider;
  if (draft.start === null) return null;
  return (
    <p className={styles['brief']}>
      <span lang={languageOfStrand.services}>{cards.map(({ name }) => name).join(', ')}</span>
      <strong>{formatEuros(totalShown(cards, draft) / 100)}</strong>
      <strong className={styles['briefWhen']}>
        {formatDayIn(draft.start, timeZone)}, {formatTimeIn(draft.start, timeZone)}
      </strong>
      <small className={styles['briefTerms']}>{terms.ofStart(draft.start, termsOf(provider, cards))}</small>
    </p>
  );
}

interface LinesProps {
  cards: readonly ServiceCard[];
  travelFeeCents: number;
  total: number;
}

/** Each card with its price, the way, and the sum. */
export function Lines({ cards, travelFeeCents, total }: LinesProps) {
  const words = useWords('booking');
  return (
    <dl className={styles['lines']}>
      {cards.map((card) => (
        <div key={card.id}>
          <dt>
            <span lang={languageOfStrand.services}>{card.name}</span>
            <small>{words('minutes', { minutes: card.durationMinutes })}</small>
          </dt>
          <dd>{formatEuros(priceOf(card) / 100)}</dd>
        </div>
      ))}
      {travelFeeCents > 0 && (
        <div>
          <dt>{words('overview.travel')}</dt>
          <dd>{formatEuros(travelFeeCents / 100)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>
          {words('overview.total')}
          <small>{words('minutes', { minutes: minutesOf(cards) })}</small>
        </dt>
        <dd>{formatEuros(total / 100)}</dd>
      </div>
    </dl>
  );
}

interface CountdownProps {
  hold: Hold | undefined;
  timeZone: string;
  onAgain: () => void;
}

/** For how long the slot is held. One that nobody has taken since can be held again, or booked without. */
export function HoldCountdown({ hold, timeZone, onAgain }: CountdownProps) {
  return hold === undefined ? null : (
    <Countdown key={hold.heldUntil} hold={hold} timeZone={timeZone} onAgain={onAgain} />
  );
}

function Countdown({ hold, onAgain }: CountdownProps & { hold: Hold }) {
  const words = useWords('booking');
  const seconds = useSecondsTo(Date.parse(hold.heldUntil));
  if (seconds > 0)
    return (
      <p className={styles['countdown']} role="timer" aria-live="off">
        <ClockIcon size={18} />
        {words('hold.for', { time: clockOf(seconds) })}
      </p>
    );
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="link" onClick={onAgain}>
          {words('hold.again')}
        </Button>
      }
    >
      {words('hold.over')}
    </Notice>
  );
}

/** 545 -> `9:05`. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
