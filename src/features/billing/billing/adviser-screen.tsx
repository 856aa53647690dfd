import { useParams } from 'react-router-dom';
import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Lines } from '#ui/line.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { adviserFilePaths, getAdviserInvoices } from '../../../contract/billing/billing-adviser.ts';
import { InvoiceLine, TableButtons, useSave } from './invoices.tsx';

/** /adviser/:token: the invoices of whoever has given the link, for the tax adviser. */
export function AdviserScreen() {
  const words = useWords('billing');
  const { token = '' } = useParams();
  const answer = useAnswerPages(
    getAdviserInvoices,
    (cursor) => ({ params: { token }, query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  const save = useSave((kind, id) => [adviserFilePaths[kind], { token, id }]);
  const [first] = answer.data?.pages ?? [];
  if (answer.data === undefined || first === undefined) {
    const { error } = answer;
    const isGone = error?.code === 'not_found';
    return (
      <Page title={words(isGone ? 'adviser.gone' : 'invoices.title')} width="text">
        {error === null ? (
          <PageSkeleton shape="entries" text={words('adviser.loading')} />
        ) : isGone ? (
          <p>{words('adviser.goneText')}</p>
        ) : (
          <ErrorState title={words('invoices.failed')} text={error.sentence} onRetry={() => void answer.refetch()} />
        )}
      </Page>
    );
  }
  const invoices = answer.data.pages.flatMap(({ items }) => items);
  return (
    <Page
      title={words('adviser.page', { name: first.name })}
      lead={words('adviser.pageLead', { day: formatDateIn(first.expiresAt, 'Europe/Berlin') })}
      width="text"
    >
      {invoices.length === 0 ? (
        <EmptyState drawing="papers" title={words('adviser.empty')} />
      ) : (
        <>
          <ButtonRow>
            <TableButtons years={first.datevYears} save={save} />
          </ButtonRow>
          <Lines label={words('invoices.title')}>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} save={save} />
            ))}
          </Lines>
        </>
      )}
      {answer.hasNextPage && (
        <ButtonRow>
          <Button variant="plain" isBusy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {words('invoices.more')}
          </Button>
        </ButtonRow>
      )}
    </Page>
  );
}
