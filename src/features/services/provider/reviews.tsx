import { Suspense, useEffect, useState } from 'react';
import { formatDateIn, formatNumber, formatRating } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Dots, Rating } from '#ui/rating.tsx';
import { useSession } from '../../../api/session.ts';
import type { ProviderProfile, Review } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths, reviewsAnchor } from '../../../paths.ts';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import { PartsLine } from './parts-line.tsx';
import styles from './provider.module.css';

const shownFirst = 5;

export function Reviews({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const [areAll, setAreAll] = useState(false);
  const { reviews, reviewCount, rating } = provider;
  const shown = areAll ? reviews : reviews.slice(0, shownFirst);
  useEffect(function goHere() {
    // The profile is loaded after the page has looked for the place of its address.
    if (location.hash === `#${reviewsAnchor}`) document.getElementById(reviewsAnchor)?.scrollIntoView();
  }, []);
  return (
    <section id={reviewsAnchor} tabIndex={-1} className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('reviews')}</h2>
      {rating === null ? (
        <p className="quiet size15">{words('noReviews')}</p>
      ) : (
        <div className={`column ${styles['ratings']}`}>
          <p>
            <strong className={styles['mean']} aria-hidden="true">
              {formatRating(rating)}
            </strong>
            <Rating rating={rating} count={reviewCount} />
            {provider.textReviews > 0 && (
              <span className="quiet size15">
                {words('review.texts', { number: formatNumber(provider.textReviews) })}
              </span>
            )}
          </p>
          <Distribution counts={provider.ratingCounts} total={reviewCount} />
          <PartRatings parts={provider.partRatings} />
          <Praised praised={provider.praised} />
        </div>
      )}
      <p className="quiet size15">
        {words('reviewsHow')} <Link to={paths.reviewsPolicy()}>{words('review.policyLink')}</Link>
      </p>
      {provider.withdrawnReviews > 0 && (
        <p className="quiet size15">
          {words('withdrawn', {
            count: provider.withdrawnReviews,
            number: formatNumber(provider.withdrawnReviews),
          })}
        </p>
      )}
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <OneReview review={one} provider={provider} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="plain" onClick={() => setAreAll(true)}>
          {words('allReviews', { count: reviews.length, number: formatNumber(reviews.length) })}
        </Button>
      )}
      {areAll && reviewCount > reviews.length && (
        <p className="quiet size15">{words('latest', { number: formatNumber(reviews.length) })}</p>
      )}
    </section>
  );
}

/** What customers said was good, by how many. */
function Praised({ praised }: Pick<ProviderProfile, 'praised'>) {
  const words = useWords('profile');
  if (praised.length === 0) return null;
  return (
    <p className="row gap4-16 whole-row">
      {praised.map(({ praise, count }) => (
        <span key={praise}>
          {words(`review.praise.${praise}`)} <strong>{formatNumber(count)}</strong>
        </span>
      ))}
    </p>
  );
}

/** The mean of each part that was rated. */
function PartRatings({ parts }: { parts: ProviderProfile['partRatings'] }) {
  const words = useWords('profile');
  if (parts.length === 0) return null;
  return (
    <ul className={`row gap4-20 whole-row ${styles['partRatings']}`}>
      {parts.map(({ part, rating, count }) => (
        <li key={part}>
          {words(`review.part.${part}`)} <Rating rating={rating} count={count} />
        </li>
      ))}
    </ul>
  );
}

/** How many gave 5, 4, … 1. */
function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const words = useWords('profile');
  return (
    <dl className={`stack gap6 ${styles['distribution']}`}>
      {counts
        .map((count, index) => ({ points: index + 1, count }))
        .toReversed()
        .map(({ points, count }) => (
          <div key={points}>
            <dt>{words('points', { count: points })}</dt>
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
  const words = useWords('profile');
  const ui = useWords('ui');
  const { author, rating, text, parts, praise, staff, images, serviceName, at, reply, repliedAt } = review;
  const writer = author ?? words('formerCustomer');
  return (
    <article className={styles['review']}>
      <p className={`line quiet size15 ${styles['reviewHead']}`}>
        <Dots points={rating} />
        <span className="visually-hidden">{ui('rating.spoken', { rating: formatNumber(rating) })}</span>
        <strong>{writer}</strong>
        <span>
          <span lang={languageOfStrand.services}>{serviceName}</span>
          {staff !== null && ` ${words('review.with', { name: staff })}`} · {formatDateIn(at, provider.timeZone)}
        </span>
      </p>
      <PartsLine parts={parts} className="quiet" />
      {praise.length > 0 && <p className="quiet">{praise.map((one) => words(`review.praise.${one}`)).join(' · ')}</p>}
      {text !== '' && (
        <p className="breaks kept-lines shrinks leading16" lang={languageOfStrand.services}>
          {text}
        </p>
      )}
      {images.length > 0 && (
        <p className={`row gap10 ${styles['reviewPictures']}`}>
          {images.map(({ id, url }) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={words('review.picture', { name: writer })} width={92} height={92} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {reply !== null && (
        <div className={styles['reply']}>
          <p className={`line quiet size15 ${styles['reviewHead']}`}>
            <strong>{words('reply', { name: provider.name })}</strong>
            {repliedAt !== null && <span>{formatDateIn(repliedAt, provider.timeZone)}</span>}
          </p>
          <p className="breaks kept-lines shrinks leading16" lang={languageOfStrand.services}>
            {reply}
          </p>
        </div>
      )}
      <ReviewActions review={review} provider={provider} />
    </article>
  );
}

const ReplyDialog = lazyPart(async () => (await import('./later-parts.ts')).laterParts.ReplyDialog());

/** Report it, or answer it: the provider once. */
function ReviewActions({
  review: { id, text, author, serviceName, images, reply },
  provider,
}: {
  review: Review;
  provider: ProviderProfile;
}) {
  const words = useWords('profile');
  const session = useSession();
  const [isReplying, setIsReplying] = useState(false);
  const isOwn = session.state === 'signed-in' && session.user.id === provider.id;
  const about = text === '' ? `${author ?? ''} ${serviceName}`.trim() : text.slice(0, 60);
  return (
    <div className="row gap8 at-end">
      {isOwn && reply === null && (
        <Button
          variant="plain"
          isCompact
          aria-label={words('review.reply.about', { text: about })}
          onClick={() => setIsReplying(true)}
        >
          {words('review.reply.open')}
        </Button>
      )}
      <ReportButton
        isCompact
        label={words('review.report.open')}
        spoken={words('review.report.about', { text: about })}
        things={[{ kind: 'review', id }, ...images.map((image) => ({ kind: 'image' as const, id: image.id }))]}
      />
      {isReplying && (
        <Suspense fallback={null}>
          <ReplyDialog id={id} onClose={() => setIsReplying(false)} />
        </Suspense>
      )}
    </div>
  );
}
