import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { stateOf, type useAnswer } from '../../../api/query.ts';
import type { getQuotes } from '../../../contract/booking/quote.ts';

interface WishPendingProps {
  asked: ReturnType<typeof useAnswer<typeof getQuotes>>;
  title: string;
  width: 'wide' | 'list';
}

/** A wish that is not there yet, or is not to be had. */
export function WishPending({ asked, title, width }: WishPendingProps) {
  const words = useWords('quote');
  const code = asked.error?.code;
  return (
    <Page title={title} width={width}>
      {stateOf(asked) === 'loading' ? (
        <PageSkeleton shape="form" />
      ) : (
        <ErrorState
          title={words(code === 'not_found' || code === 'invalid' ? 'wish.missing' : 'wish.failed')}
          onRetry={() => void asked.refetch()}
        />
      )}
    </Page>
  );
}
