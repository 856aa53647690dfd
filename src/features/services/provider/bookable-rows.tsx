import { useEffect, useRef, useState } from 'react';
import { formatMomentIn, formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TimeChip } from '#ui/time-chips.tsx';
import { useAnswer } from '../../../api/query.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { listOffers, type ProviderCard } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { AskButton } from './ask-button.tsx';
import styles from './bookable-rows.module.css';
import { cancelWords } from './cancel-words.ts';
import { type OffersAsked, offersOf } from './offers-asked.ts';
import { writeFound, writeSearched } from './searched.ts';
import { writtenWhen } from './searched-when.ts';

interface BookableRowsProps extends OffersAsked {
  provider: Pick<ProviderCard, 'id' | 'name' | 'nextCard'>;
}

/** The cards that fit the search, each with its next times, which lead into the booking. Asked for when they are near. */
export function BookableRows(props: BookableRowsProps) {
  const { provider, service, when } = props;
  const words = useWords('provider');
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [now] = useState(() => Date.now());
  useEffect(
    function watchApproach() {
      if (isNear || place.current === null) return undefined;
      const watcher = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
        },
        { rootMargin: '300px' },
      );
      watcher.observe(place.current);
      return () => watcher.disconnect();
    },
    [isNear],
  );
  const { data, error, refetch } = useAnswer(listOffers, offersOf(props), { isEnabled: isNear });
  const isWaiting = data === undefined && error === null;
  const dayOf = (start: string): string => localMomentIn(start, data?.timeZone ?? '').day;
  /** The day stands at the first of its times alone. */
  const timeAfter = (before: string | undefined, start: string): string => {
    const { timeZone } = data ?? { timeZone: '' };
    if (before !== undefined && dayOf(before) === dayOf(start)) return formatTimeIn(start, timeZone);
    const near = (['today', 'tomorrow'] as const).find(
      (_, days) => dayOf(new Date(now + days * 86_400_000).toISOString()) === dayOf(start),
    );
    return near === undefined
      ? formatMomentIn(start, timeZone, undefined, now)
      : words(`card.${near}`, { time: formatTimeIn(start, timeZone) });
  };
  const more = data === undefined ? 0 : data.total - data.items.length;
  return (
    <div ref={place} className={styles['rows']} data-state={isWaiting ? 'waiting' : 'ready'}>
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} />}
      {data !== undefined && data.items.length > 0 && (
        <ul>
          {data.items.map((card) => (
            <li key={card.id} className={styles['row']}>
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
                {card.times[0] !== undefined && (
                  <small>{cancelWords(words, { start: card.times[0], timeZone: data.timeZone, now, ...card })}</small>
                )}
              </p>
              <p className={styles['price']}>
                {formatMoney(card.priceCents / 100, currencyOfZone(data.timeZone))}
                {card.priceUnit === 'hour' && <small> {words('card.perHour')}</small>}
              </p>
              <div className={styles['times']}>
                {card.times.map((start, at) => (
                  <TimeChip
                    key={start}
                    isRequest={!card.isImmediate}
                    to={paths.book(provider.id, { cards: card.id, start })}
                    label={words(card.isImmediate ? 'card.bookAt' : 'card.askAt', {
                      name: card.name,
                      when: formatSoonIn(start, data.timeZone, now),
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
            </li>
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
