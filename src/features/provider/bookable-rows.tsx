import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnswer } from '../../api/query.ts';
import { listOffers } from '../../contract/provider.ts';
import type { ServiceName } from '../../contract/service-taxonomy.ts';
import type { When } from '../../contract/when.ts';
import { formatEuros, formatMomentIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { AskButton } from './ask-button.tsx';
import styles from './bookable-rows.module.css';
import { cancelWords } from './cancel-words.ts';
import { writeSearched } from './searched.ts';
import { writtenWhen } from './services-state.ts';

export interface BookableRowsProps {
  provider: { id: string; name: string };
  /** What was searched, and when somebody wants to come. */
  service: ServiceName | undefined;
  when: When;
}

/** Which cards of whom are asked for. */
export const offersOf = ({ provider, service, when }: BookableRowsProps) => ({
  params: { id: provider.id },
  query: { ...(service === undefined ? {} : { service }), ...writtenWhen(when) },
});

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
  const { data } = useAnswer(listOffers, offersOf(props), { isEnabled: isNear });
  const more = data === undefined ? 0 : data.total - data.items.length;
  return (
    <div ref={place} className={styles['rows']} data-state={data === undefined ? 'waiting' : 'ready'}>
      {data !== undefined && data.items.length > 0 && (
        <ul>
          {data.items.map((card) => (
            <li key={card.id} className={styles['row']}>
              <p>
                <span lang={languageOfStrand.services}>{card.name}</span>
                <small>
                  {words('profile.duration', { minutes: card.durationMinutes })} · {formatEuros(card.priceCents / 100)}
                  {card.priceUnit === 'hour' && ` ${words('card.perHour')}`}
                  {!card.isImmediate && !card.isByArrangement && ` · ${words('card.onRequest')}`}
                </small>
                {card.times[0] !== undefined && (
                  <small>{cancelWords(words, { start: card.times[0], timeZone: data.timeZone, now, ...card })}</small>
                )}
              </p>
              <div className={styles['times']}>
                {card.times.map((start) => (
                  <Button
                    key={start}
                    variant="plain"
                    isCompact
                    {...(card.isImmediate ? {} : { className: styles['request'] })}
                    to={paths.book(provider.id, { cards: card.id, start })}
                    aria-label={words(card.isImmediate ? 'card.bookAt' : 'card.askAt', {
                      name: card.name,
                      when: formatMomentIn(start, data.timeZone),
                    })}
                  >
                    <time dateTime={start}>{formatMomentIn(start, data.timeZone, undefined, now)}</time>
                  </Button>
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
                    {words('profile.allTimes')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles['more']}>
          <Link to={paths.provider(provider.id, writeSearched({ service, when, card: undefined }))}>
            {words('card.moreOffers', { count: more })}
          </Link>
        </p>
      )}
    </div>
  );
}
