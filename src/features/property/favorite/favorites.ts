import { favoriteList } from './favorite-list.ts';

/** docs/product/property.md: a browser-local map of listing id to true, and an event that tells of each change. */
const listings = favoriteList(
  { key: 'favorites', ownerKey: 'favoritesOwner', unsentKey: 'favoritesUnsent', event: 'favoritesChanged' },
  async () => (await import('./favorites-sync.ts')).syncFavorites,
);

export const { useFavorites, useAreComing: useAreFavoritesComing } = listings;
