import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Lines } from '#ui/line.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listQuotes } from '../../../contract/booking/quote.ts';
import { paths } from '../../../paths.ts';
import { WishLine } from './wish-lines.tsx';

/** /quotes: the own wishes. */
export function QuotesScreen() {
  const words = useWords('quote');
  const { state } = useSession();
  const isSignedIn = state === 'signed-in';
  return (
    <Page
      title={words('list.title')}
      width="list"
      actions={
        isSignedIn && (
          <Button icon={<PlusIcon />} to={paths.newQuote()}>
            {words('wish.again')}
          </Button>
        )
      }
    >
      {state === 'restoring' && <Skeleton shape="dates" text={words('list.loading')} />}
      {state === 'signed-out' && <SignIn to={paths.quotes()} />}
      {isSignedIn && <Wishes />}
    </Page>
  );
}

/** A wish belongs to an account. */
export function SignIn({ to }: { to: string }) {
  const words = useWords('quote');
  return (
    <EmptyState drawing="calendar" title={words('new.signIn')} text={words('new.signInText')}>
      <Button to={paths.login(to)}>{words('new.toLogin')}</Button>
    </EmptyState>
  );
}

function Wishes() {
  const words = useWords('quote');
  const asked = useAnswer(listQuotes, { query: { as: 'customer' } }, { isWatched: true, isAskedAnew: true });
  const { data } = asked;
  if (stateOf(asked) === 'loading') return <Skeleton shape="dates" text={words('list.loading')} />;
  if (data === undefined) return <ErrorState title={words('list.failed')} onRetry={() => void asked.refetch()} />;
  if (data.items.length === 0)
    return (
      <EmptyState drawing="calendar" title={words('list.none')} text={words('list.noneText')}>
        <Button to={paths.newQuote()}>{words('ask')}</Button>
      </EmptyState>
    );
  return (
    <Lines label={words('list.title')}>
      {data.items.map((wish) => (
        <WishLine key={wish.id} wish={wish} />
      ))}
    </Lines>
  );
}
