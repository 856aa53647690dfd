import * as favorite from '../features/property/favorite/handlers.ts';
import * as inquiry from '../features/property/inquiry/handlers.ts';
import * as listing from '../features/property/listing/handlers.ts';
import * as savedSearch from '../features/property/saved-search/handlers.ts';
import * as seller from '../features/property/seller/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

const { getListing, similarListings } = listing;
const elsewhere: string[] = [getListing, similarListings].map(({ endpoint }) => endpoint.path);

/** The quarter without listings.ts and the four calls that are functions of their own, below the platform's prefix. */
export default serveStrands(
  [favorite, inquiry, listing, savedSearch, seller],
  (path) => path.startsWith('/') && !elsewhere.includes(path),
);
