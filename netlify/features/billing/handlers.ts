import * as contract from '../../../src/contract/billing.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const getPackages = answer(contract.getPackages, actions.getPackages);

export const getCounted = answer(contract.getCounted, actions.getCounted);

export const changePackage = answer(contract.changePackage, actions.changePackage);

/** Run by the schedule. */
export const runTrials = actions.runTrials;
