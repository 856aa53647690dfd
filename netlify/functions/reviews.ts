import type { Config } from '@netlify/functions';
import { reportReview } from '../features/admin/report/handlers.ts';
import {
  getReview,
  getReviewByLink,
  getReviewFigures,
  replyToReview,
  withdrawReview,
  withdrawReviewByLink,
  writeReview,
  writeReviewByLink,
} from '../features/booking/review/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  getReview,
  writeReview,
  withdrawReview,
  getReviewByLink,
  writeReviewByLink,
  withdrawReviewByLink,
  replyToReview,
  reportReview,
  getReviewFigures,
);

export const config: Config = {
  path: ['/api/appointments/:id/review', '/api/visit/:token/review', '/api/reviews/*'],
};
