import * as contract from '../../../../src/contract/admin/own-data.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const previewDeletion = answer(contract.previewDeletion, actions.previewDeletion);

export const deleteAccount = answer(contract.deleteAccount, actions.deleteAccount);

export const exportAccount = answer(contract.exportAccount, actions.exportAccount);

/** Run by the schedule: accounts whose notice has run out. */
export const runEndedAccounts = actions.runEndedAccounts;
