import { favoriteList } from './favorite-list.ts';

/** The same for providers. */
const providers = favoriteList(
  {
    key: 'favoriteProviders',
    ownerKey: 'favoriteProvidersOwner',
    unsentKey: 'favoriteProvidersUnsent',
    event: 'favoriteProvidersChanged',
  },
  async () => (await import('./favorites-sync.ts')).syncFavoriteProviders,
);

export const { useFavorites: useFavoriteProviders, useAreComing: useAreFavoriteProvidersComing } = providers;
