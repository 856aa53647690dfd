import { useWords } from '#i18n/i18n.ts';
import { SwitchField } from '#ui/choice-fields.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Lines } from '#ui/line.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { listQuotes, type QuoteRequest, setTakesQuotes } from '../../../contract/booking/quote.ts';
import { RequestLine } from './wish-lines.tsx';

/** Requests to the own business, those that wait first. */
export const useQuoteRequests = () =>
  useAnswer(listQuotes, { query: { as: 'provider' } }, { isWatched: true, isAskedAnew: true });

export const isWaiting = ({ quotes }: QuoteRequest): boolean => quotes.some(({ status }) => status === 'asked');

/** /provider/quotes: who asks for a quote, and whether anybody may. */
export function RequestsScreen() {
  const words = useWords('quote');
  const asked = useQuoteRequests();
  const { data } = asked;
  return (
    <Page title={words('provider.title')} lead={words('provider.lead')} width="list">
      {stateOf(asked) === 'loading' && <Skeleton shape="dates" text={words('list.loading')} />}
      {stateOf(asked) === 'failed' && <ErrorState title={words('list.failed')} onRetry={() => void asked.refetch()} />}
      {data !== undefined && (
        <div className="column gap20">
          <Requests items={data.items} />
          <Takes value={data.takesQuotes ?? true} />
        </div>
      )}
    </Page>
  );
}

function Requests({ items }: { items: readonly QuoteRequest[] }) {
  const words = useWords('quote');
  if (items.length === 0)
    return <EmptyState drawing="calendar" title={words('provider.none')} text={words('provider.noneText')} />;
  const parts = [
    { title: words('provider.waiting'), wishes: items.filter(isWaiting) },
    { title: words('provider.others'), wishes: items.filter((wish) => !isWaiting(wish)) },
  ];
  return (
    <>
      {parts.map(
        ({ title, wishes }) =>
          wishes.length > 0 && (
            <Section key={title} title={title}>
              <Lines label={title}>
                {wishes.map((wish) => (
                  <RequestLine key={wish.id} wish={wish} />
                ))}
              </Lines>
            </Section>
          ),
      )}
    </>
  );
}

function Takes({ value }: { value: boolean }) {
  const words = useWords('quote');
  const change = useChange(setTakesQuotes, {
    refreshes: [listQuotes],
    onSuccess: () => toast.success(words('provider.saved')),
    onError: (problem) => toast.error(problem.sentence),
  });
  return (
    <SwitchField
      label={words('provider.takes')}
      hint={words('provider.takesHint')}
      isDisabled={change.isPending}
      value={value}
      onChange={(takesQuotes) => change.mutate({ body: { takesQuotes } })}
    />
  );
}
