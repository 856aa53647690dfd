import { useState } from 'react';
import { formatDateIn, formatNumber } from '#i18n/format.ts';
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
          onClose={() => setIsWriting(false)}
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
            <Button onClick={() => setIsWriting(true)}>{words('write')}</Button>
          </ButtonRow>
        </>
      )}
      {!isWriting && own !== null && (
        <Own {...props} own={own} onChange={canWrite ? () => setIsWriting(true) : undefined} />
      )}
      {other !== null && <Written title={words('ofOther', { name })} review={other} reply={null} />}
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
  own: OwnReview;
  onChange: (() => void) | undefined;
}

function Own({ visit, name, timeZone, own, onChange }: OwnProps) {
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
        <Written title={words('own')} review={own} reply={reply === null ? null : { text: reply, name }} />
      )}
      {!isOut && (
        <ButtonRow>
          {onChange !== undefined && (
            <Button variant="plain" onClick={onChange}>
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
  review: Pick<OwnReview, 'rating' | 'text' | 'parts'>;
  reply: { text: string; name: string } | null;
}

function Written({ title, review: { rating, text, parts }, reply }: WrittenProps) {
  const words = useWords('review');
  const ui = useWords('ui');
  return (
    <article className={styles['written']}>
      <h3>{title}</h3>
      <p className={styles['points']}>
        <Dots points={rating} />
        <span className="visually-hidden">{ui('rating.spoken', { rating: formatNumber(rating) })}</span>
      </p>
      <PartsLine parts={parts} className="quiet" />
      <p className={styles['text']}>{text}</p>
      {reply !== null && (
        <div className={styles['reply']}>
          <strong>{words('replyOf', { name: reply.name })}</strong>
          <p className={styles['text']}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}
