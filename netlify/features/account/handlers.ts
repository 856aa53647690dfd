import {
  forgotPassword,
  login,
  loginProvider,
  logout,
  me,
  passwordStrength,
  register,
  registerProvider,
  resendVerification,
  resetPassword,
  takeRole,
  verifyEmail,
} from '../../../src/contract/account.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleRegister = answer(register, actions.register);

export const handleRegisterProvider = answer(registerProvider, actions.registerProvider);

export const handleTakeRole = answer(takeRole, actions.takeRole);

export const handleLogin = answer(login, actions.login);

export const handleLoginProvider = answer(loginProvider, actions.loginProvider);

export const handleMe = answer(me, actions.me);

export const handleLogout = answer(logout, actions.logout);

export const handleVerifyEmail = answer(verifyEmail, actions.verifyEmail);

export const handleResendVerification = answer(resendVerification, actions.resendVerification);

export const handlePasswordStrength = answer(passwordStrength, actions.passwordStrength);

export const handleForgotPassword = answer(forgotPassword, actions.forgotPassword);

export const handleResetPassword = answer(resetPassword, actions.resetPassword);
