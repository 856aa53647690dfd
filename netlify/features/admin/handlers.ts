import {
  decideIdentity,
  decideProof,
  decideReview,
  liftSuspension,
  listAccounts,
  listContactMessages,
  listIdentityChecks,
  listProofChecks,
  listReviewChecks,
  suspendAccount,
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

export const handleListAccounts = answer(listAccounts, actions.listAccounts);

export const handleSuspendAccount = answer(suspendAccount, actions.suspendAccount);

export const handleLiftSuspension = answer(liftSuspension, actions.liftSuspension);
