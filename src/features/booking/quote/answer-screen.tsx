import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatUntilIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { getQuoteForm, getQuotes, type QuoteRequest } from '../../../contract/booking/quote.ts';
import { paths } from '../../../paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { QuoteLines, QuoteSums } from './quote-sums.tsx';
import { WishFacts } from './wish-facts.tsx';
import { WishPending } from './wish-pending.tsx';

/** /provider/quotes/:id: a request, and the own answer to it. */
export function AnswerScreen() {
  const words = useWords('quote');
  const { id = '' } = useParams();
  const asked = useAnswer(getQuotes, { params: { id: id } }, { isAskedAnew: true });
  const { data } = asked;
  if (data === undefined) return <WishPending asked={asked} title={words('provider.title')} width="wide" />;
  return <Answer key={data.id} wish={data} />;
}

function Answer({ wish }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const [isDeclining, setIsDeclining] = useState(false);
  const [now] = useState(() => Date.now());
  const [own] = wish.quotes;
  if (own === undefined) return null;
  const { status, timeZone, offer } = own;
  const isOpen =
    wish.status === 'open' && (status === 'asked' || status === 'offered') && Date.parse(wish.answerUntil) > now;
  const moment = formatUntilIn(wish.answerUntil, timeZone, now);
  return (
    <Page
      title={words('form.title', { name: wish.customer })}
      width="wide"
      lead={`${wish.title}${isOpen ? ` · ${words('provider.until', { moment })}` : ''}`}
    >
      <div className="column gap20">
        {!isOpen && (
          <Notice
            kind={status === 'accepted' ? 'success' : 'info'}
            {...(status === 'accepted' && wish.appointmentId !== null
              ? {
                  action: (
                    <Button to={paths.providerCalendar({ visit: wish.appointmentId })}>{words('wish.toVisit')}</Button>
                  ),
                }
              : {})}
          >
            {status === 'accepted'
              ? words('form.accepted', { name: wish.customer })
              : words('form.closed', { state: words(`answer.${status}`) })}
          </Notice>
        )}
        <WishFacts wish={wish} title={words('form.wish')} />
        {isOpen && <Writing wish={wish} />}
        {!isOpen && offer !== null && (
          <Section title={words('form.own')}>
            <QuoteLines lines={offer.lines} currency={offer.currency} />
            <QuoteSums
              sums={offer}
              rateHundredths={offer.rateHundredths}
              pricing={offer.pricing}
              currency={offer.currency}
            />
          </Section>
        )}
        {isOpen && status === 'asked' && (
          <ButtonRow>
            <Button variant="plain" onClick={() => setIsDeclining(true)}>
              {words('form.decline')}
            </Button>
          </ButtonRow>
        )}
        {isDeclining && <DeclineDialog id={wish.id} onClose={() => setIsDeclining(false)} />}
      </div>
    </Page>
  );
}

function Writing({ wish }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const start = useAnswer(getQuoteForm, { params: { id: wish.id }, query: {} });
  if (start.error?.code === 'no_provider')
    return (
      <ErrorState title={words('form.noBusiness')} text={words('form.noBusinessText')}>
        <Button to={paths.providerBusiness()}>{words('form.toBusiness')}</Button>
      </ErrorState>
    );
  if (stateOf(start) === 'loading') return <PageSkeleton shape="form" />;
  if (start.data === undefined) return <ErrorState title={words('wish.failed')} onRetry={() => void start.refetch()} />;
  return <AnswerForm wish={wish} begun={start.data} />;
}
