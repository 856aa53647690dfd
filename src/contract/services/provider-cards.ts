import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId } from '../fields.ts';
import { limits } from '../limits.ts';
import { providerCard } from './provider.ts';

// Not in provider.ts: a body is checked by the browser, and profiles and results do without the schema library.

/** The cards of a list of favourites, in one call. */
export const listProviderCards = endpoint('POST /providers/cards', {
  summary: 'The public ones of the providers named, in no particular order, without distance',
  access: 'anyone',
  body: z.object({ ids: z.array(accountId).check(z.maxLength(limits.favoritesMaximum)) }),
  response: z.object({ items: z.array(providerCard) }),
});
