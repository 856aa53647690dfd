import {
  changeEmail,
  changePassword,
  getProfile,
  undoEmailChange,
  updateProfile,
} from '../../../src/contract/profile.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetProfile = answer(getProfile, actions.getProfile);

export const handleUpdateProfile = answer(updateProfile, actions.updateProfile);

export const handleChangeEmail = answer(changeEmail, actions.changeEmail);

export const handleChangePassword = answer(changePassword, actions.changePassword);

export const handleUndoEmailChange = answer(undoEmailChange, actions.undoEmailChange);
