import { type ReactNode, useRef, useState } from 'react';
import { formatMomentIn, formatTimeIn } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TimeChip } from '#ui/time-chips.tsx';
import { useNear } from '#ui/when-near.tsx';
import { useAnswer } from '../../../api/query.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { usualCancelHours } from '../../../contract/services/cancel-end.ts';
import { listOffers, type ProviderCard } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { AskButton } from './ask-button.tsx';
import styles from './bookable-rows.module.css';
import { cancelWords } from './cancel-words.ts';
import { type OffersAsked, offersOf } from './offers-asked.ts';
import { cardPrice } from './price-shown.ts';
import { writeFound, writeSearched } from './searched.ts';
import { writtenWhen } from './searched-when.ts';

type Offers = AnswerOf<typeof listOffers>;

interface BookableRowsProps extends OffersAsked {
  provider: Pick<ProviderCard, 'id' | 'name' | 'nextCard'>;
  /** Lowest price and next time: the rows say both, once they are there. */
  before: ReactNode;
}

/** The cards that fit the search, each with its next times, which lead into the booking. Asked for when they are near. */
export function BookableRows(props: BookableRowsProps) {
  const { provider, service, when, before } = props;
  const words = useWords('provider');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, 300);
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useAnswer(listOffers, offersOf(props), { isEnabled: isNear });
  const isWaiting = data === undefined && error === null;
  const more = data === undefined ? 0 : data.total - data.items.length;
  return (
    <div ref={place} className={styles['rows']} data-state={isWaiting ? 'waiting' : 'ready'}>
      {data?.items.some(({ times }) => times.length > 0) !== true && before}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} />}
      {data !== undefined && data.items.length > 0 && (
        <ul>
          {data.items.map((card) => (
            <BookableRow key={card.id} {...props} card={card} timeZone={data.timeZone} now={now} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles['more']}>
          <Link to={paths.provider(provider.id, writeFound({ service, when, provider, offered: data?.items ?? [] }))}>
            {words('card.moreOffers', { count: more })}
          </Link>
        </p>
      )}
    </div>
  );
}

interface BookableRowProps extends Omit<BookableRowsProps, 'before'> {
  card: Offers['items'][number];
  timeZone: string;
  now: number;
}

function BookableRow(props: BookableRowProps) {
  const { provider, service, when, card, timeZone, now } = props;
  const words = useWords('provider');
  return (
    <li className={`stack gap4-16 at-baseline ${styles['row']}`}>
      <p>
        {card.isByArrangement ? (
          <Link
            className={styles['name']}
            to={paths.provider(provider.id, writeSearched({ service, when, card: card.id }))}
            lang={languageOfStrand.services}
          >
            {card.name}
          </Link>
        ) : (
          <span lang={languageOfStrand.services}>{card.name}</span>
        )}{' '}
        <small className={styles['minutes']}>
          {formatDuration(card.durationMinutes)}
          {!card.isImmediate && !card.isByArrangement && ` · ${words('card.onRequest')}`}
        </small>
        {card.times[0] !== undefined && card.cancelHours !== usualCancelHours && (
          <small>{cancelWords(words, { start: card.times[0], timeZone, now, ...card })}</small>
        )}
      </p>
      <p className={styles['price']}>
        {cardPrice(words, card, timeZone)}
        {card.priceUnit === 'hour' && <small> {words('card.perHour')}</small>}
      </p>
      <Times {...props} />
    </li>
  );
}

/** The next times, and the way to all of them. */
function Times({ provider, when, card, timeZone, now }: BookableRowProps) {
  const words = useWords('provider');
  const dayOf = (start: string): string => localMomentIn(start, timeZone).day;
  /** The day stands at the first of its times alone. */
  const timeAfter = (before: string | undefined, start: string): string => {
    if (before !== undefined && dayOf(before) === dayOf(start)) return formatTimeIn(start, timeZone);
    const near = (['today', 'tomorrow'] as const).find(
      (_, days) => dayOf(new Date(now + days * 86_400_000).toISOString()) === dayOf(start),
    );
    return near === undefined
      ? formatMomentIn(start, timeZone, undefined, now)
      : words(`card.${near}`, { time: formatTimeIn(start, timeZone) });
  };
  return (
    <div className={styles['times']}>
      {card.times.map((start, at) => (
        <TimeChip
          key={start}
          isRequest={!card.isImmediate}
          to={paths.book(provider.id, { cards: card.id, start })}
          label={words(card.isImmediate ? 'card.bookAt' : 'card.askAt', {
            name: card.name,
            when: formatSoonIn(start, timeZone, now),
          })}
        >
          <time dateTime={start}>{timeAfter(card.times[at - 1], start)}</time>
        </TimeChip>
      ))}
      {card.isByArrangement ? (
        <AskButton provider={provider} about={card.name} variant="plain" isCompact />
      ) : (
        <Button
          variant={card.times.length === 0 ? 'plain' : 'link'}
          isCompact
          to={paths.book(provider.id, { cards: card.id, step: 'time', ...writtenWhen(when) })}
          aria-label={words('card.allTimesOf', { name: card.name })}
        >
          {words('card.allTimes')}
        </Button>
      )}
    </div>
  );
}

function RowsFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('provider');
  const ui = useWords('ui');
  return (
    <p role="alert" className={styles['more']}>
      {words('times.failed')}.{' '}
      <Button variant="link" onClick={onRetry}>
        {ui('tryAgain')}
      </Button>
    </p>
  );
}
