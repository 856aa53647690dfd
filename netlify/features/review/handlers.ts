import {
  getReview,
  getReviewByLink,
  getReviewFigures,
  replyToReview,
  reportReview,
  withdrawReview,
  withdrawReviewByLink,
  writeReview,
  writeReviewByLink,
} from '../../../src/contract/review.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetReview = answer(getReview, actions.getReview);

export const handleWriteReview = answer(writeReview, actions.writeReview);

export const handleWithdrawReview = answer(withdrawReview, actions.withdrawReview);

export const handleGetReviewByLink = answer(getReviewByLink, actions.getReviewByLink);

export const handleWriteReviewByLink = answer(writeReviewByLink, actions.writeReviewByLink);

export const handleWithdrawReviewByLink = answer(withdrawReviewByLink, actions.withdrawReviewByLink);

export const handleReplyToReview = answer(replyToReview, actions.replyToReview);

export const handleReportReview = answer(reportReview, actions.reportReview);

export const handleGetReviewFigures = answer(getReviewFigures, actions.getReviewFigures);
