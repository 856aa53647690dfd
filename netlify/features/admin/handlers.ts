import {
  decideIdentity,
  decideProof,
  listContactMessages,
  listIdentityChecks,
  listProofChecks,
} from '../../../src/contract/admin.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListIdentityChecks = answer(listIdentityChecks, actions.listIdentityChecks);

export const handleDecideIdentity = answer(decideIdentity, actions.decideIdentity);

export const handleListProofChecks = answer(listProofChecks, actions.listProofChecks);

export const handleDecideProof = answer(decideProof, actions.decideProof);

export const handleListContactMessages = answer(listContactMessages, actions.listContactMessages);
