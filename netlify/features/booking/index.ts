export { cancelAhead, type EndedVisit } from './appointment/ending-actions.ts';
export { forgetGuestsBefore } from './appointment/guest-sql.ts';
export { releasedMail, removedMail } from './review/messages.ts';
export { policyLink } from './review/rules.ts';
export { countReviews, decideReview, isReviewThere, reviewsIn } from './review/sql.ts';
export { deleteWithdrawalsBefore } from './withdrawal/sql.ts';
