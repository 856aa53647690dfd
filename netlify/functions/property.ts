import * as favorite from '../../src/contract/property/favorite.ts';
import * as inquiry from '../../src/contract/property/inquiry.ts';
import * as listing from '../../src/contract/property/listing.ts';
import { previewListing } from '../../src/contract/property/listing-detail.ts';
import * as savedSearch from '../../src/contract/property/saved-search.ts';
import * as seller from '../../src/contract/property/seller.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

const { renewListing, confirmAvailable, renewByLink, ...own } = listing;

/** The quarter without listings.ts and the four calls that are functions of their own, below the platform's prefix. */
export default serveQuarter(
  [
    answers(favorite, () => import('../features/property/favorite/actions.ts')),
    answers(inquiry, () => import('../features/property/inquiry/actions.ts')),
    answers(own, () => import('../features/property/listing/actions.ts')),
    answers({ previewListing }, () => import('../features/property/listing/detail-actions.ts')),
    answers(
      { renewListing, confirmAvailable, renewByLink },
      () => import('../features/property/listing/renewal-actions.ts'),
    ),
    answers(savedSearch, () => import('../features/property/saved-search/actions.ts')),
    answers(seller, () => import('../features/property/seller/actions.ts')),
  ],
  (path) => path.startsWith('/'),
);
