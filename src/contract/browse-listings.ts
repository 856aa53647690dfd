import { listingPage, searchFields } from './browse.ts';
import { endpoint } from './endpoint.ts';

/** In a file of its own: a page that only asks needs none of the schemas that the search in a body is checked by. */
export const listListings = endpoint('GET /listings', {
  summary: 'Browse published listings: filters, area, viewport, sort, cursor',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  query: searchFields,
  response: listingPage,
});
