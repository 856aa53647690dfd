import * as contract from '../../../../src/contract/account/profile.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const getProfile = answer(contract.getProfile, actions.getProfile);

export const updateProfile = answer(contract.updateProfile, actions.updateProfile);

export const changeEmail = answer(contract.changeEmail, actions.changeEmail);

export const changePassword = answer(contract.changePassword, actions.changePassword);

export const undoEmailChange = answer(contract.undoEmailChange, actions.undoEmailChange);
