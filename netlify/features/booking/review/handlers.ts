import * as contract from '../../../../src/contract/booking/review.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const getReview = answer(contract.getReview, actions.getReview);

export const writeReview = answer(contract.writeReview, actions.writeReview);

export const withdrawReview = answer(contract.withdrawReview, actions.withdrawReview);

export const getReviewByLink = answer(contract.getReviewByLink, actions.getReviewByLink);

export const writeReviewByLink = answer(contract.writeReviewByLink, actions.writeReviewByLink);

export const withdrawReviewByLink = answer(contract.withdrawReviewByLink, actions.withdrawReviewByLink);

export const replyToReview = answer(contract.replyToReview, actions.replyToReview);

export const getReviewFigures = answer(contract.getReviewFigures, actions.getReviewFigures);
