import * as contract from '../../../src/contract/billing.ts';
import * as commissionContract from '../../../src/contract/billing-commission.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import * as commission from './commission-actions.ts';
import * as preview from './preview-actions.ts';

export const getPackages = answer(contract.getPackages, actions.getPackages);

export const getCounted = answer(contract.getCounted, actions.getCounted);

export const changePackage = answer(contract.changePackage, actions.changePackage);

export const previewPackage = answer(contract.previewPackage, preview.previewPackage);

export const listCommissions = answer(commissionContract.listCommissions, commission.listCommissions);

export const objectToCommission = answer(commissionContract.objectToCommission, commission.objectToCommission);

/** Run by the schedule. */
export const runTrials = actions.runTrials;
