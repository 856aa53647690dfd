import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useChange } from '../../api/query.ts';
import { confirmSavedSearch, unsubscribe } from '../../contract/saved-search.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';

export const ConfirmSavedSearchScreen = () => <LinkScreen endpoint={confirmSavedSearch} kind="confirm" />;
export const UnsubscribeScreen = () => <LinkScreen endpoint={unsubscribe} kind="unsubscribe" />;

interface LinkScreenProps {
  endpoint: typeof confirmSavedSearch | typeof unsubscribe;
  kind: 'confirm' | 'unsubscribe';
}

/** Behind a link of a mail. Mail programs open links by themselves, so only the button does something. */
function LinkScreen({ endpoint, kind }: LinkScreenProps) {
  const words = useWords('saved-search');
  const { token = '' } = useParams();
  const ask = useChange(endpoint);
  return (
    <Page title={words(`${kind}.title`)} width="text">
      {ask.data !== undefined ? (
        <output>
          <EmptyState
            icon={<CheckIcon size={40} />}
            title={words(`${kind}.done`, { name: ask.data.name })}
            text={words(`${kind}.doneText`)}
          >
            <ToListings />
          </EmptyState>
        </output>
      ) : ask.error?.code === 'link_invalid' || ask.error?.code === 'invalid' ? (
        <ErrorState title={words(`${kind}.bad`)} text={words(`${kind}.badText`)}>
          <ToListings />
        </ErrorState>
      ) : (
        <>
          <p>{words(`${kind}.text`)}</p>
          <FormError sentence={ask.error?.sentence} />
          <Button size="md" disabled={ask.isPending} onClick={() => ask.mutate({ params: { token } })}>
            {words(ask.isPending ? 'link.busy' : `${kind}.submit`)}
          </Button>
        </>
      )}
    </Page>
  );
}

function ToListings() {
  const words = useWords('saved-search');
  return (
    <Button component={Link} size="md" to={paths.home()}>
      {words('list.browse')}
    </Button>
  );
}
