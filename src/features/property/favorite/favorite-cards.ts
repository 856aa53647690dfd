import type { ListingCard } from '../../../contract/property/browse.ts';

/** The cards of the favourites by id; undefined for a listing that is gone. */
export type FavoriteCards = ReadonlyMap<string, ListingCard | undefined>;

/** The first part of their key in the query cache; the ids follow. */
export const favoriteCardsKey = 'favorite listings';
