import type { ListingCard } from '../contract/listing.ts';

/** The cards of the favourites, by id; one that is gone has none. */
export type FavoriteCards = ReadonlyMap<string, ListingCard | undefined>;

/** Under which, with the ids, they are kept among the answers. */
export const favoriteCardsKey = 'favorite listings';
