import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Dots } from '#ui/rating.tsx';
import { Section } from '#ui/section.tsx';
import type { CheckedReview } from '../../../contract/admin/admin.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useApproval } from './use-approval.ts';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** A review that was held or reported: what it says, why it waits, and the decision. */
export function ReviewCard({ review }: { review: CheckedReview }) {
  const words = useWords('admin');
  const ui = useWords('ui');
  const { author, rating, text, customer, provider, serviceName, signals, createdAt, images } = review;
  const name = customer ?? words('someone');
  return (
    <Section
      isCard={false}
      title={words(author === 'customer' ? 'review.ofCustomer' : 'review.ofProvider', {
        name,
        provider: provider.name,
      })}
    >
      <p className={styles['detail']}>
        {serviceName}
        {' · '}
        {capitalised(momentOf(createdAt))}
        {' · '}
        <Link to={paths.provider(provider.id)}>{provider.name}</Link>
      </p>
      <p className={styles['text']}>
        <Dots points={rating} />
        <span className="visually-hidden">{ui('rating.spoken', { rating: formatNumber(rating) })}</span>
      </p>
      {text !== '' && <p className={styles['text']}>{text}</p>}
      {images.length > 0 && (
        <div className={styles['photos']}>
          {images.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={words('photo', { number: index + 1, name })} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {signals.length > 0 && (
        <p className={styles['text']}>
          <strong>{words('review.signals')}</strong>{' '}
          {signals.map((signal) => words(`review.signal.${signal}`)).join(', ')}
        </p>
      )}
      <Outcome review={review} />
    </Section>
  );
}

function Outcome({ review: { id, state, reason, checkedAt, decidedBy } }: { review: CheckedReview }) {
  const words = useWords('admin');
  const [isRefusing, setIsRefusing] = useState(false);
  const { approve, isBusy } = useApproval('reviews', id, words('review.one'));
  const waits = state === 'held';
  return (
    <>
      {checkedAt !== null && (
        <p className={styles['text']}>
          {words(state === 'removed' ? 'review.removedBy' : 'review.releasedBy', {
            moment: momentOf(checkedAt),
            who: decidedBy ?? words('someone'),
          })}
        </p>
      )}
      {reason !== null && <p className={styles['text']}>{words('reasonGiven', { reason })}</p>}
      {waits && (
        <div className={styles['buttons']}>
          <Button isBusy={isBusy} onClick={approve}>
            {words('review.keep')}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => setIsRefusing(true)}>
            {words('review.remove')}
          </Button>
          {isRefusing && (
            <RefuseDialog part="reviews" id={id} name={words('review.one')} onClose={() => setIsRefusing(false)} />
          )}
        </div>
      )}
    </>
  );
}
