import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { WaitingPage } from '#ui/waiting-page.tsx';
import { call } from '../../../api/call.ts';
import { useAnswer } from '../../../api/query.ts';
import { keepViewedProvider } from '../../../api/viewed-providers.ts';
import { getProvider, type ProviderProfile, recordProviderView } from '../../../contract/services/provider.ts';
import { readId } from '../../../contract/written-id.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { ProviderView } from './provider-view.tsx';

/** /provider/:id: the public profile of a provider. */
export function ProviderScreen() {
  const { id = '' } = useParams();
  const known = readId(id);
  return known === undefined ? <MissingProvider /> : <LoadedProvider key={id} id={known} />;
}

function LoadedProvider({ id }: { id: string }) {
  const words = useWords('profile');
  const { data, error, refetch } = useAnswer(getProvider, { params: { id } });
  if (data !== undefined) return <SeenProvider provider={data} />;
  if (error === null) return <WaitingPage id={id} title={words('loading')} language={languageOfStrand.services} />;
  if (error.code === 'not_found') return <MissingProvider />;
  return (
    <Page title={words('failed')} isTitleHidden>
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    </Page>
  );
}

function SeenProvider({ provider }: { provider: ProviderProfile }) {
  const { id } = provider;
  useEffect(
    function noteView() {
      // The server counts each visitor once a day and never the provider. A failure is ignored.
      call(recordProviderView, { params: { id } }).catch(() => undefined);
      keepViewedProvider(id);
    },
    [id],
  );
  return <ProviderView provider={provider} />;
}

function MissingProvider() {
  const words = useWords('profile');
  const provider = useWords('provider');
  return (
    <Page title={words('missing')} isTitleHidden>
      <EmptyState drawing="lost" title={words('missing')} text={words('missingText')}>
        <Button to={paths.services()}>{provider('search')}</Button>
      </EmptyState>
    </Page>
  );
}
