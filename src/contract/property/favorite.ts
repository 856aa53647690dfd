import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId, listingId } from '../fields.ts';
import { limits } from '../limits.ts';

const ids = z.array(listingId).check(z.maxLength(limits.favoritesMaximum));
const providerIds = z.array(accountId).check(z.maxLength(limits.favoritesMaximum));

export const getFavorites = endpoint('GET /favorites', {
  summary: 'The account’s favourites, the latest first; what is no longer public stays on the list',
  access: 'signed-in',
  response: z.object({ ids }),
});

/**
 * `merge` adds what the browser held before sign-in; without it the list is what is sent. New ones are sent the latest
 * first; one that is on the list already keeps its place. A full list takes no more: nothing leaves it by itself. Listings
 * that are unknown or never were public are left out.
 */
export const putFavorites = endpoint('PUT /favorites', {
  summary: 'Set or merge the account’s favourites',
  access: 'signed-in',
  body: z.object({ ids, merge: z._default(z.boolean(), false) }),
  response: z.object({ ids }),
});

export const getFavoriteProviders = endpoint('GET /favorites/providers', {
  summary: 'The account’s favourite providers, the latest first; who is no longer public stays on the list',
  access: 'signed-in',
  response: z.object({ ids: providerIds }),
});

/** As `putFavorites`. Providers whom visitors may not see are left out. */
export const putFavoriteProviders = endpoint('PUT /favorites/providers', {
  summary: 'Set or merge the account’s favourite providers',
  access: 'signed-in',
  body: z.object({ ids: providerIds, merge: z._default(z.boolean(), false) }),
  response: z.object({ ids: providerIds }),
});
