import { useAnswer } from '../../../api/query.ts';
import {
  getReview,
  getReviewByLink,
  prepareReviewImage,
  prepareReviewImageByLink,
  removeReviewImage,
  removeReviewImageByLink,
  withdrawReview,
  withdrawReviewByLink,
  writeReview,
  writeReviewByLink,
} from '../../../contract/booking/review.ts';

/** A visit of the own account, or that of a guest's link. */
export type VisitKey = { id: string } | { token: string };

const ofAccount = {
  read: getReview,
  write: writeReview,
  withdraw: withdrawReview,
  prepareImage: prepareReviewImage,
  removeImage: removeReviewImage,
} as const;

const ofLink = {
  read: getReviewByLink,
  write: writeReviewByLink,
  withdraw: withdrawReviewByLink,
  prepareImage: prepareReviewImageByLink,
  removeImage: removeReviewImageByLink,
} as const;

/** The calls about a visit's review, for an account or for a link. */
export const reviewCallsOf = (visit: VisitKey) =>
  'token' in visit ? ({ ...ofLink, params: visit } as const) : ({ ...ofAccount, params: visit } as const);

export const keyOfVisit = (visit: VisitKey): string => ('token' in visit ? visit.token : visit.id);

export function useReview(visit: VisitKey) {
  const { read, params } = reviewCallsOf(visit);
  return useAnswer(read, { params }, { isWatched: true });
}
