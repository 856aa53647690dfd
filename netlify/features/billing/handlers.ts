import { changePackage, getCounted, getPackages } from '../../../src/contract/billing.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetPackages = answer(getPackages, actions.getPackages);

export const handleGetCounted = answer(getCounted, actions.getCounted);

export const handleChangePackage = answer(changePackage, actions.changePackage);

/** Run by the schedule. */
export const handleTrials = actions.runTrials;
