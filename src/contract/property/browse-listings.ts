import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listingCard, listingPage, searchFields } from './browse.ts';

/** In a file of its own: a page that only asks needs none of the schemas that the search in a body is checked by. */
export const listListings = endpoint('GET /listings', {
  summary: 'Browse published listings: filters, area, viewport, sort, cursor',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  query: searchFields,
  response: listingPage,
  mayLag: true,
});

/** The first row of them, not a search: that a price has fallen is no filter. */
export const listReduced = endpoint('GET /listings/reduced', {
  summary: 'The newest published listings whose price is below one that stood in public',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  response: z.object({ items: z.array(listingCard) }),
  mayLag: true,
});
