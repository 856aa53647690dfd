import { useState } from 'react';
import { formatDateIn, formatNumber, formatRating } from '#i18n/format.ts';
import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Dots } from '#ui/rating.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import type { OwnReview, ReviewOfVisit, ReviewState } from '../../../contract/booking/review.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { paths } from '../../../paths.ts';
import { PartsLine } from '../../services/provider/parts-line.tsx';
import styles from './review.module.css';
import { reviewCallsOf, useReview, type VisitKey } from './review-calls.ts';
import { ReviewForm } from './review-form.tsx';

interface ReviewPanelProps {
  visit: VisitKey;
  side: 'customer' | 'provider';
  /** Of the other side. */
  name: string;
  timeZone: string;
  /** The account of whoever looks; undefined for guests. */
  by: string | undefined;
  /** The form is open without a press. */
  isOpen?: boolean;
}

/** What both sides wrote about a completed visit, and the form for the own part. */
export function ReviewPanel(props: ReviewPanelProps) {
  const words = useWords('review');
  const { data, error, refetch } = useReview(props.visit);
  if (data === undefined && error === null) return <Skeleton lines={2} height={64} text={words('loading')} />;
  if (data === undefined)
    return <ErrorState title={words('failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const { own, other, canWrite } = data;
  if (own === null && other === null && !canWrite) return null;
  return <Shown {...props} known={data} />;
}

function Shown({ known, ...props }: ReviewPanelProps & { known: ReviewOfVisit }) {
  const { visit, side, name, timeZone, by, isOpen = false } = props;
  const words = useWords('review');
  const list = useWords('profile');
  const { own, other, canWrite, until, hasOther } = known;
  const [isWriting, setIsWriting] = useState(isOpen && own === null);
  return (
    <Section
      title={words('title')}
      {...(own === null ? { lead: words(side === 'customer' ? 'leadCustomer' : 'leadProvider', { name }) } : {})}
    >
      {isWriting && canWrite && (
        <ReviewForm
          visit={visit}
          known={known}
          by={by}
          actions={
            <Button variant="plain" onClick={() => setIsWriting(false)}>
              {words('cancel')}
            </Button>
          }
          onSent={() => setIsWriting(false)}
        />
      )}
      {!isWriting && own === null && canWrite && (
        <>
          <p className="quiet">
            {words('sealHint')} {until !== null && words('untilDay', { day: formatNearDateIn(until, timeZone) })}
          </p>
          {hasOther && other === null && <Notice kind="info">{words('otherWrote')}</Notice>}
          <ButtonRow>
            {side === 'customer' ? (
              <Button to={paths.review(visit)}>{words('write')}</Button>
            ) : (
              <Button onClick={() => setIsWriting(true)}>{words('write')}</Button>
            )}
          </ButtonRow>
        </>
      )}
      {!isWriting && own !== null && (
        <Own
          {...props}
          known={known}
          own={own}
          {...(canWrite
            ? { change: side === 'customer' ? { to: paths.review(visit) } : { onClick: () => setIsWriting(true) } }
            : {})}
        />
      )}
      {other !== null && <Written title={words('ofOther', { name })} review={other} staff={undefined} reply={null} />}
      <p className="quiet">
        <Link to={paths.reviewsPolicy()}>{list('review.policyLink')}</Link>
      </p>
    </Section>
  );
}

const kinds: Record<ReviewState, 'success' | 'info' | 'warning'> = {
  sealed: 'success',
  visible: 'success',
  held: 'info',
  removed: 'warning',
  withdrawn: 'info',
};

interface OwnProps extends ReviewPanelProps {
  known: ReviewOfVisit;
  own: OwnReview;
  /** Where it is changed; absent once it cannot be. */
  change?: { to: string } | { onClick: () => void };
}

function Own({ visit, name, timeZone, known: { team }, own, change }: OwnProps) {
  const words = useWords('review');
  const { state, unveiledAt, reason, reply } = own;
  const isOut = state === 'removed' || state === 'withdrawn';
  return (
    <>
      {state !== 'visible' && (
        <Notice kind={kinds[state]} title={words(`state.${state}`)}>
          {state === 'sealed' && words('sealedText', { day: formatDateIn(unveiledAt, timeZone) })}
          {state === 'held' && words('heldText')}
          {state === 'removed' && reason !== null && words('removedText', { reason })}
          {state === 'withdrawn' && words('withdrawnText')}
        </Notice>
      )}
      {state !== 'withdrawn' && (
        <Written
          title={words('own')}
          review={own}
          staff={team.length > 1 ? team.find(({ id }) => id === own.staffId)?.name : undefined}
          reply={reply === null ? null : { text: reply, name }}
          visit={visit}
        />
      )}
      {!isOut && (
        <ButtonRow>
          {change !== undefined && (
            <Button variant="plain" {...change}>
              {words('change')}
            </Button>
          )}
          <WithdrawButton visit={visit} isSealed={state === 'sealed'} />
        </ButtonRow>
      )}
    </>
  );
}

function WithdrawButton({ visit, isSealed }: { visit: VisitKey; isSealed: boolean }) {
  const words = useWords('review');
  const confirm = useConfirm();
  const { withdraw, read, params } = reviewCallsOf(visit);
  const change = useChange(withdraw, {
    refreshes: [read],
    onSuccess: () => toast.success(words('withdrawn')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('withdrawTitle'),
      text: words(isSealed ? 'withdrawSealed' : 'withdrawVisible'),
      confirmLabel: words('withdraw'),
      isDangerous: true,
    });
    if (isSure) change.mutate({ params });
  };
  return (
    <Button variant="quiet" isBusy={change.isPending} onClick={() => void ask()}>
      {words('withdraw')}
    </Button>
  );
}

interface WrittenProps {
  title: string;
  review: Pick<OwnReview, 'rating' | 'text' | 'parts' | 'praise' | 'images'>;
  /** Who was there, where there are several. */
  staff: string | undefined;
  reply: { text: string; name: string } | null;
  /** Of the reader's own: each picture can be taken out. */
  visit?: VisitKey;
}

function Written({ title, review, staff, reply, visit }: WrittenProps) {
  const words = useWords('review');
  const list = useWords('profile');
  const ui = useWords('ui');
  const { rating, text, parts, praise, images } = review;
  return (
    <article className={`stack gap6 ruled-above ${styles['written']}`}>
      <h3>{title}</h3>
      <p className={`line ${styles['points']}`}>
        <Dots points={rating} />
        <strong aria-hidden="true">{formatRating(rating)}</strong>
        <span className="visually-hidden">{ui('rating.spoken', { rating: formatRating(rating) })}</span>
        {staff !== undefined && <span>{list('review.with', { name: staff })}</span>}
      </p>
      {praise.length > 0 && <p>{praise.map((one) => list(`review.praise.${one}`)).join(' · ')}</p>}
      <PartsLine parts={parts} className="quiet" />
      {text !== '' && <p className="breaks kept-lines">{text}</p>}
      {images.length > 0 && <Pictures images={images} visit={visit} />}
      {reply !== null && (
        <div className={styles['reply']}>
          <strong>{words('replyOf', { name: reply.name })}</strong>
          <p className="breaks kept-lines">{reply.text}</p>
        </div>
      )}
    </article>
  );
}

function Pictures({ images, visit }: { images: OwnReview['images']; visit: VisitKey | undefined }) {
  const words = useWords('review');
  return (
    <ul className={`row gap10 ${styles['pictures']}`}>
      {images.map(({ id, url }, place) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={words('photoOf', { number: formatNumber(place + 1) })}
              width={92}
              height={92}
              loading="lazy"
            />
          </a>
          {visit !== undefined && <TakeOut visit={visit} image={id} number={formatNumber(place + 1)} />}
        </li>
      ))}
    </ul>
  );
}

function TakeOut({ visit, image, number }: { visit: VisitKey; image: ImageId; number: string }) {
  const words = useWords('review');
  const { removeImage, read, params } = reviewCallsOf(visit);
  const change = useChange(removeImage, {
    refreshes: [read],
    onSuccess: () => toast.success(words('photoIsOut')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <Button
      variant="quiet"
      isCompact
      aria-label={words('photoOut', { number })}
      isBusy={change.isPending}
      onClick={() => change.mutate({ params: { ...params, image } })}
    >
      {words('photoOutShort')}
    </Button>
  );
}
