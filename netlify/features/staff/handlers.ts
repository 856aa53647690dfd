import { createStaff, deleteStaff, listStaff, updateStaff } from '../../../src/contract/staff.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListStaff = answer(listStaff, actions.listStaff);

export const handleCreateStaff = answer(createStaff, actions.createStaff);

export const handleUpdateStaff = answer(updateStaff, actions.updateStaff);

export const handleDeleteStaff = answer(deleteStaff, actions.deleteStaff);
