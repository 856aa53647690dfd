import { useAnswerPages } from '../../../api/query.ts';
import type { ListingId } from '../../../contract/fields.ts';
import { listInquiries } from '../../../contract/property/inquiry.ts';

/** The seller's inquiries page by page, all of them or those about one listing. */
export const useInbox = (listing?: ListingId) =>
  useAnswerPages(
    listInquiries,
    (cursor) => ({
      query: { ...(listing === undefined ? {} : { listing }), ...(cursor === undefined ? {} : { cursor }) },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true, isWatched: true },
  );
