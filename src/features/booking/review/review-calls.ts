import { useAnswer } from '../../../api/query.ts';
import {
  getReview,
  getReviewByLink,
  withdrawReview,
  withdrawReviewByLink,
  writeReview,
  writeReviewByLink,
} from '../../../contract/booking/review.ts';

/** A visit of the own account, or that of a guest's link. */
export type VisitKey = { id: string } | { token: string };

/** The calls about a visit's review, for an account or for a link. */
export const reviewCallsOf = (visit: VisitKey) =>
  'token' in visit
    ? ({ read: getReviewByLink, write: writeReviewByLink, withdraw: withdrawReviewByLink, params: visit } as const)
    : ({ read: getReview, write: writeReview, withdraw: withdrawReview, params: visit } as const);

export const keyOfVisit = (visit: VisitKey): string => ('token' in visit ? visit.token : visit.id);

export function useReview(visit: VisitKey) {
  const { read, params } = reviewCallsOf(visit);
  return useAnswer(read, { params }, { isWatched: true });
}
