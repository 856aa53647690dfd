import type { ReactNode } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { ClockIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { Rating } from '#ui/rating.tsx';
import { useSecondsTo } from '#ui/use-seconds-to.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { chargesVat } from '../../../contract/services/business-details.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { priceOf, totalOf } from '../../services/availability/chosen-cards.ts';
import styles from './booking.module.css';
import type { BookingDraft, Hold } from './booking-draft.ts';
import { currentHold } from './booking-hold.ts';
import { termsOf, useTermsWords } from './booking-terms.ts';
import { personOf, useSpanWords } from './booking-words.ts';

interface PanelProps {
  provider: ProviderProfile;
  cards: readonly ServiceCard[];
  draft: BookingDraft;
  /** Says when it is, and until when it can be cancelled. */
  hasTime: boolean;
  /** How many of a series are booked at once. */
  visits?: number | undefined;
  /** The one button. */
  children?: ReactNode;
}

/** What the visit costs altogether, in cents, as far as it is known. */
export const totalShown = (cards: readonly ServiceCard[], draft: BookingDraft): number =>
  (currentHold(draft)?.totalCents ?? totalOf(cards)) + (draft.given?.travelFeeCents ?? 0);

/** The visit as it is chosen so far: whose, when, each price and the sum. */
export function BookingPanel({ provider, cards, draft, hasTime, visits, children }: PanelProps) {
  const words = useWords('booking');
  const picture = [...cards, ...provider.cards].flatMap(({ images }) => images)[0];
  return (
    <section className={`clipped on-surface round26 ${styles['panel']}`} aria-label={words('overview.title')}>
      <FallbackImage
        className={styles['picture']}
        {...sourcesOf(picture, '380px')}
        instead={tradePicture((cards[0] ?? provider.cards[0])?.category)}
        alt=""
        width={760}
        height={336}
        decoding="async"
      />
      <div className={`column gap12 ${styles['inPanel']}`}>
        <p className={`line gap0-12 size17 between ${styles['whose']}`}>
          <Button variant="link" to={paths.provider(provider.id)} lang={languageOfStrand.services}>
            {provider.name}
          </Button>
          {provider.rating !== null && <Rating rating={provider.rating} count={provider.reviewCount} isShort />}
        </p>
        {hasTime && draft.start !== null && <When provider={provider} cards={cards} draft={draft} />}
        {cards.length === 0 ? (
          <p className="leading15 quiet">{words('overview.empty')}</p>
        ) : (
          <Lines provider={provider} cards={cards} draft={draft} visits={visits} />
        )}
        {children}
      </div>
    </section>
  );
}

function When({ provider, cards, draft }: Pick<PanelProps, 'provider' | 'cards' | 'draft'>) {
  const words = useWords('booking');
  const spanOf = useSpanWords();
  const terms = useTermsWords();
  const now = usePresent();
  const { start } = draft;
  if (start === null) return null;
  const who = personOf(provider, draft);
  return (
    <div className={`stack gap10 ${styles['when']}`}>
      <ClockIcon size={18} />
      <p>
        <strong>
          <time dateTime={start}>{capitalised(formatNearDayIn(start, provider.timeZone, now))}</time>
        </strong>
        {spanOf(cards, start, provider.timeZone)}
        {who !== undefined && `, ${words('by', { name: who })}`}
        {cards.length > 0 && <small>{terms.ofStart(start, termsOf(provider, cards))}</small>}
      </p>
    </div>
  );
}

/** Each card with its price, the way, and the sum. */
function Lines({ provider, cards, draft, visits = 1 }: Omit<PanelProps, 'hasTime' | 'children'>) {
  const words = useWords('booking');
  const total = totalShown(cards, draft);
  const price = (cents: number): string => formatMoney(cents / 100, currencyOfZone(provider.timeZone));
  const travelFeeCents = draft.given?.travelFeeCents ?? 0;
  return (
    <dl className={`stack gap10 ${styles['lines']}`}>
      {cards.map((card) => (
        <div className="beside gap16 between" key={card.id}>
          <dt className="breaks shrinks">
            <span lang={languageOfStrand.services}>{card.name}</span>
            <small>{formatDuration(card.durationMinutes)}</small>
          </dt>
          <dd className="digits unbroken">{price(priceOf(card))}</dd>
        </div>
      ))}
      {travelFeeCents > 0 && (
        <div className="beside gap16 between">
          <dt className="breaks shrinks">{words('overview.travel')}</dt>
          <dd className="digits unbroken">{price(travelFeeCents)}</dd>
        </div>
      )}
      <div className={`beside gap16 between ${styles['total']}`}>
        <dt className="breaks shrinks">
          {words('overview.total')}
          {visits > 1 && <small>{words('overview.visits', { count: visits, price: price(total) })}</small>}
          {chargesVat(provider.business?.vatStatus) && <small>{words('summary.vat')}</small>}
        </dt>
        <dd className="digits unbroken">{price(total * visits)}</dd>
      </div>
    </dl>
  );
}

interface CountdownProps {
  hold: Hold | undefined;
}

/** For how long the slot is held. */
export const HoldCountdown = ({ hold }: CountdownProps) =>
  hold === undefined ? null : <Countdown key={hold.heldUntil} until={Date.parse(hold.heldUntil)} />;

function Countdown({ until }: { until: number }) {
  const words = useWords('booking');
  const seconds = useSecondsTo(until);
  if (seconds === 0) return null;
  return (
    <p className={`bar gap8 warm size15 strong digits ${styles['countdown']}`} role="timer" aria-live="off">
      <ClockIcon className="rigid" size={20} />
      {words('hold.for', { time: clockOf(seconds) })}
    </p>
  );
}

/** A time that is not held any more, and that nobody has taken since, can be held again, or booked without. */
export const HoldOver = ({ hold, onAgain }: CountdownProps & { onAgain: () => void }) =>
  hold === undefined ? null : <Over key={hold.heldUntil} until={Date.parse(hold.heldUntil)} onAgain={onAgain} />;

function Over({ until, onAgain }: { until: number; onAgain: () => void }) {
  const words = useWords('booking');
  if (useSecondsTo(until) > 0) return null;
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
