import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { accountId } from '../../../contract/fields.ts';
import { usualWeights } from '../../../contract/services/provider.ts';
import { listProviderCards } from '../../../contract/services/provider-cards.ts';
import { paths } from '../../../paths.ts';
import { useAreFavoriteProvidersComing, useFavoriteProviders } from '../../property/favorite/favorite-providers.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './services.module.css';

/** /favorites: the providers that somebody keeps, the latest first. */
export function FavoriteProvidersScreen() {
  const words = useWords('favorite-providers');
  return (
    <Page title={words('title')}>
      <Kept />
      <p className={`quiet small ${styles['how']}`}>
        <Button variant="link" to={paths.home({ favorites: 'true' })}>
          {words('properties')}
        </Button>
      </p>
    </Page>
  );
}

function Kept() {
  const words = useWords('favorite-providers');
  const shared = useWords('provider');
  const search = useWords('services');
  const { ids, toggle } = useFavoriteProviders();
  const areComing = useAreFavoriteProvidersComing();
  const asked = [...ids].flatMap((id) => {
    const known = accountId.safeParse(id);
    return known.success ? [known.data] : [];
  });
  const { data, error, refetch } = useAnswer(
    listProviderCards,
    // Sorted, so that the order of the list asks nothing anew.
    { body: { ids: asked.toSorted() } },
    { isEnabled: asked.length > 0, placeholder: (before) => before },
  );
  if (asked.length === 0)
    return areComing ? (
      <Skeleton shape="results" text={words('loading')} />
    ) : (
      <EmptyState drawing="favorites" title={words('none')} text={words('noneText')}>
        <Button to={paths.services()}>{shared('search')}</Button>
      </EmptyState>
    );
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="results" text={words('loading')} />
    ) : (
      <ErrorState title={search('results.failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const byId = new Map(data.items.map((item) => [item.id, item]));
  const shown = asked.flatMap((id) => byId.get(id) ?? []);
  const gone = asked.filter((id) => !byId.has(id));
  return (
    <>
      {gone.length > 0 && (
        <p className={styles['note']}>
          {words('gone', { count: gone.length })}{' '}
          <Button variant="link" onClick={() => gone.forEach(toggle)}>
            {words('removeGone')}
          </Button>
        </p>
      )}
      <ul className={`column ${styles['list']}`}>
        {shown.map((provider, index) => (
          <li key={provider.id}>
            <ProviderCard
              provider={provider}
              place={index}
              weights={usualWeights}
              service={undefined}
              when={{}}
              where={{}}
              filters={{}}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
