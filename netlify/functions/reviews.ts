import type { Config } from '@netlify/functions';
import {
  handleGetReview,
  handleGetReviewByLink,
  handleGetReviewFigures,
  handleReplyToReview,
  handleReportReview,
  handleWithdrawReview,
  handleWithdrawReviewByLink,
  handleWriteReview,
  handleWriteReviewByLink,
} from '../features/review/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleGetReview,
  handleWriteReview,
  handleWithdrawReview,
  handleGetReviewByLink,
  handleWriteReviewByLink,
  handleWithdrawReviewByLink,
  handleReplyToReview,
  handleReportReview,
  handleGetReviewFigures,
);

export const config: Config = {
  path: ['/api/appointments/:id/review', '/api/visit/:token/review', '/api/reviews/*'],
};
