import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listSavedSearches } from '../../../contract/property/saved-search.ts';
import { paths } from '../../../paths.ts';
import { SavedSearchCard } from './saved-search-card.tsx';

export function SavedSearchesScreen() {
  const words = useWords('saved-search');
  const session = useSession();
  return (
    <Page title={words('title')} lead={words('list.lead')}>
      {session.state === 'signed-in' ? <OwnSearches /> : <SignInInvitation />}
    </Page>
  );
}

function SignInInvitation() {
  const words = useWords('saved-search');
  return (
    <EmptyState drawing="bell" title={words('list.signIn')} text={words('list.signInText')}>
      <Button to={paths.login(paths.savedSearches())}>{words('list.toLogin')}</Button>
    </EmptyState>
  );
}

function OwnSearches() {
  const words = useWords('saved-search');
  const asked = useAnswer(listSavedSearches, {});
  if (asked.data === undefined) {
    if (!asked.isError) return <Skeleton lines={3} height={140} text={words('list.loading')} />;
    return (
      <ErrorState
        title={words('list.failed')}
        text={asked.error.sentence}
        onRetry={() => {
          void asked.refetch();
        }}
      />
    );
  }
  if (asked.data.length === 0) {
    return (
      <EmptyState drawing="bell" title={words('list.empty')} text={words('list.emptyText')}>
        <Button to={paths.home()}>{words('list.browse')}</Button>
      </EmptyState>
    );
  }
  return (
    <ul className="stack ruled-above">
      {asked.data.map((search) => (
        <li key={search.id}>
          <SavedSearchCard search={search} />
        </li>
      ))}
    </ul>
  );
}
