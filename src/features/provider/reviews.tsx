import { useState } from 'react';
import type { ProviderProfile, Review } from '../../contract/provider.ts';
import { formatDateIn, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { Dots, Rating } from '../../ui/rating.tsx';
import styles from './provider.module.css';

const shownFirst = 5;

export function Reviews({ provider }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const [areAll, setAreAll] = useState(false);
  const { reviews, reviewCount, rating } = provider;
  const shown = areAll ? reviews : reviews.slice(0, shownFirst);
  return (
    <section>
      <h2 className={styles['partTitle']}>{words('profile.reviews')}</h2>
      {rating === null ? (
        <p className={styles['quiet']}>{words('profile.noReviews')}</p>
      ) : (
        <>
          <Rating rating={rating} count={reviewCount} />
          <Distribution counts={provider.ratingCounts} total={reviewCount} />
          <p className={styles['quiet']}>{words('profile.reviewsHow')}</p>
        </>
      )}
      <ul className={styles['reviews']}>
        {shown.map((review) => (
          <li key={review.id}>
            <OneReview review={review} provider={provider} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="plain" onClick={() => setAreAll(true)}>
          {words('profile.allReviews', { count: reviews.length, number: formatNumber(reviews.length) })}
        </Button>
      )}
      {areAll && reviewCount > reviews.length && (
        <p className={styles['quiet']}>{words('profile.latest', { number: formatNumber(reviews.length) })}</p>
      )}
    </section>
  );
}

/** How many gave 5, 4, … 1. */
function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const words = useWords('provider');
  return (
    <dl className={styles['distribution']}>
      {counts
        .map((count, index) => ({ points: index + 1, count }))
        .toReversed()
        .map(({ points, count }) => (
          <div key={points}>
            <dt>{words('profile.points', { count: points })}</dt>
            <dd>
              <span className={styles['bar']} aria-hidden="true">
                <span style={{ width: `${(count / total) * 100}%` }} />
              </span>
              {formatNumber(count)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function OneReview({ review, provider }: { review: Review; provider: ProviderProfile }) {
  const words = useWords('provider');
  const ui = useWords('ui');
  const { author, rating, text, serviceName, at, reply, repliedAt } = review;
  return (
    <article className={`${cardStyles['card']} ${styles['review']}`}>
      <p className={styles['reviewHead']}>
        <Dots points={rating} />
        <span className="visually-hidden">{ui('rating.spoken', { rating: formatNumber(rating) })}</span>
        <strong>{author ?? words('profile.formerCustomer')}</strong>
        <span>
          <span lang={languageOfStrand.services}>{serviceName}</span> · {formatDateIn(at, provider.timeZone)}
        </span>
      </p>
      <p className={styles['text']} lang={languageOfStrand.services}>
        {text}
      </p>
      {reply !== null && (
        <div className={styles['reply']}>
          <p className={styles['reviewHead']}>
            <strong>{words('profile.reply', { name: provider.name })}</strong>
            {repliedAt !== null && <span>{formatDateIn(repliedAt, provider.timeZone)}</span>}
          </p>
          <p className={styles['text']} lang={languageOfStrand.services}>
            {reply}
          </p>
        </div>
      )}
    </article>
  );
}
