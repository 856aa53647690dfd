import * as contract from '../../../../src/contract/account/agreement.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listAgreements = answer(contract.listAgreements, actions.listAgreements);

export const agree = answer(contract.agree, actions.agree);

/** Run by the schedule: tells accounts of changed terms ahead of their day. */
export const runTermsNotices = actions.runTermsNotices;
