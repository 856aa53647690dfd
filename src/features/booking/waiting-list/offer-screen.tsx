import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { getOffer, offerMinutes } from '../../../contract/booking/waiting-list.ts';
import { paths } from '../../../paths.ts';
import type { OfferEnd } from './offer-answer.ts';
import { OfferView } from './offer-view.tsx';

/** /waiting/:token, a time that is held for somebody who waits. */
export function OfferScreen() {
  const words = useWords('waiting-list');
  const { token = '' } = useParams();
  const session = useSession();
  if (session.state === 'restoring')
    return (
      <Page title={words('offer.title')} width="text">
        <PageSkeleton shape="paper" text={words('offer.loading')} />
      </Page>
    );
  // Who may take it depends on who asks.
  return <Offered key={`${session.state} ${token}`} id={token} />;
}

function Offered({ id }: { id: string }) {
  const words = useWords('waiting-list');
  const { data, error, refetch } = useAnswer(getOffer, { params: { id } }, { isAskedAnew: true });
  const [end, setEnd] = useState<OfferEnd>();
  const name = data?.provider.name;
  const isOver = end !== undefined || error?.status === 404 || error?.status === 410 || error?.code === 'invalid';
  return (
    <Page
      title={name === undefined ? words('offer.title') : words('offer.titleAt', { name })}
      lead={isOver || data === undefined ? undefined : words('offer.lead')}
      isTitleHidden={isOver}
      width="text"
    >
      {end !== undefined ? (
        <Ended end={end} />
      ) : error !== null && (data === undefined || isOver) ? (
        <Missing problem={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <PageSkeleton shape="paper" text={words('offer.loading')} />
      ) : (
        <OfferView offer={data} onEnd={setEnd} />
      )}
    </Page>
  );
}

const ToVisits = () => <Button to={paths.appointments()}>{useWords('waiting-list')('offer.toVisits')}</Button>;

/** It was answered here and now. */
function Ended({ end }: { end: OfferEnd }) {
  const words = useWords('waiting-list');
  if (end.is === 'declined')
    return (
      <EmptyState drawing="calendar" title={words('offer.declined')} text={words('offer.declinedText')}>
        <ToVisits />
      </EmptyState>
    );
  const { service, name, moment } = end;
  return (
    <EmptyState
      drawing="calendar"
      title={words(`offer.${end.is}`)}
      text={words('offer.bookedText', { service, name, moment })}
    >
      <Button to={end.to}>{words('offer.toVisit')}</Button>
    </EmptyState>
  );
}

/** It is over, was taken, or never was. */
function Missing({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const words = useWords('waiting-list');
  const { status, code } = problem;
  if (status === 410)
    return (
      <EmptyState
        drawing="calendar"
        title={words('offer.over')}
        text={words('offer.overText', { minutes: offerMinutes })}
      >
        <ToVisits />
      </EmptyState>
    );
  if (status === 404 || code === 'invalid')
    return (
      <EmptyState drawing="lost" title={words('offer.none')} text={words('offer.noneText')}>
        <ToVisits />
      </EmptyState>
    );
  return <ErrorState title={words('offer.failed')} text={problem.sentence} onRetry={onRetry} />;
}
