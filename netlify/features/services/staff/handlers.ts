import * as contract from '../../../../src/contract/services/staff.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listStaff = answer(contract.listStaff, actions.listStaff);

export const createStaff = answer(contract.createStaff, actions.createStaff);

export const updateStaff = answer(contract.updateStaff, actions.updateStaff);

export const deleteStaff = answer(contract.deleteStaff, actions.deleteStaff);
