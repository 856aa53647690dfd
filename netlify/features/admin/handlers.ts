import {
  decideIdentity,
  decideProof,
  decideReview,
  listContactMessages,
  listIdentityChecks,
  listProofChecks,
  listReviewChecks,
} from '../../../src/contract/admin.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListIdentityChecks = answer(listIdentityChecks, actions.listIdentityChecks);

export const handleDecideIdentity = answer(decideIdentity, actions.decideIdentity);

export const handleListProofChecks = answer(listProofChecks, actions.listProofChecks);

export const handleDecideProof = answer(decideProof, actions.decideProof);

export const handleListContactMessages = answer(listContactMessages, actions.listContactMessages);

export const handleListReviewChecks = answer(listReviewChecks, actions.listReviewChecks);

export const handleDecideReview = answer(decideReview, actions.decideReview);
