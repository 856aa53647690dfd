import type { ListingCard, SellerCheck } from '../../../contract/property/browse.ts';

/** Cards say what was checked; that nothing was stands on the page of the listing. Rows kept by an earlier build say nothing. */
export const isChecked = (
  listing: Pick<ListingCard, 'sellerCheck'>,
): listing is { sellerCheck: Exclude<SellerCheck, 'none'> } => !['none', null, undefined].includes(listing.sellerCheck);
