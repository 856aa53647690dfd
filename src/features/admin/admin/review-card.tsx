import { formatNumber } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Dots } from '#ui/rating.tsx';
import type { CheckedReview } from '../../../contract/admin/admin.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { DecisionFoot } from './decision-foot.tsx';
import desk from './desk.module.css';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** A review that was held or reported: what it says, why it waits, and the decision. */
interface ReviewCardProps {
  review: CheckedReview;
  onDecided: () => void;
}

export function ReviewCard({ review, onDecided }: ReviewCardProps) {
  const words = useWords('admin');
  const ui = useWords('ui');
  const { author, rating, text, customer, provider, images } = review;
  const name = customer ?? words('someone');
  return (
    <>
      <div className={`stack gap20 at-top ${desk['evidence']}`}>
        <div>
          <p className="quiet small strong">
            {words(author === 'customer' ? 'review.ofCustomer' : 'review.ofProvider', {
              name,
              provider: provider.name,
            })}
          </p>
          <blockquote className={`breaks on-warm round14 ${desk['told']}`}>
            <p>
              <Dots points={rating} />
              <span className="visually-hidden">{ui('rating.spoken', { rating: formatNumber(rating) })}</span>
            </p>
            {text !== '' && <p className={`breaks ${styles['text']}`}>{text}</p>}
          </blockquote>
          {images.length > 0 && (
            <div className={styles['photos']}>
              {images.map((url, index) => (
                <a key={url} href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={words('photo', { number: index + 1, name })} loading="lazy" />
                </a>
              ))}
            </div>
          )}
        </div>
        <Around review={review} />
      </div>
      <Outcome review={review} onDecided={onDecided} />
    </>
  );
}

/** Why it waits, and what it is about. */
function Around({ review: { signals, serviceName, provider, createdAt } }: { review: CheckedReview }) {
  const words = useWords('admin');
  return (
    <div>
      <p className="quiet small strong">{words('review.signals')}</p>
      <dl className={desk['facts']}>
        {signals.map((signal) => (
          <div key={signal} data-state="wrong">
            <dt>{words('evidence.signal')}</dt>
            <dd>{words(`review.signal.${signal}`)}</dd>
          </div>
        ))}
        <div data-state="open">
          <dt>{words('evidence.service')}</dt>
          <dd>{serviceName}</dd>
        </div>
        <div data-state="open">
          <dt>{words('evidence.provider')}</dt>
          <dd>
            <Link to={paths.provider(provider.id)}>{provider.name}</Link>
          </dd>
        </div>
        <div data-state="open">
          <dt>{words('evidence.submitted')}</dt>
          <dd>{capitalised(momentOf(createdAt))}</dd>
        </div>
      </dl>
    </div>
  );
}

function Outcome({ review, onDecided }: ReviewCardProps) {
  const words = useWords('admin');
  const { id, state, reason, checkedAt, decidedBy } = review;
  if (state === 'held')
    return (
      <DecisionFoot
        part="reviews"
        id={id}
        options={[
          { value: 'approve', label: words('review.keep'), key: 'A', needsReason: false },
          { value: 'refuse', label: words('review.remove'), key: 'R', needsReason: true, isDangerous: true },
        ]}
        onDecided={onDecided}
      />
    );
  return (
    <div className={`breaks ruled-above ${desk['outcome']}`}>
      {checkedAt !== null && (
        <p>
          {words(state === 'removed' ? 'review.removedBy' : 'review.releasedBy', {
            moment: momentOf(checkedAt),
            who: decidedBy ?? words('someone'),
          })}
        </p>
      )}
      {reason !== null && <p>{words('reasonGiven', { reason })}</p>}
    </div>
  );
}
