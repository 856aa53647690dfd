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
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import { isLinkToken } from '../../session/link-token.ts';
import * as actions from './actions.ts';
import { writeResetMails } from './reset-actions.ts';

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

/** Whether such a token was ever sent is told by the call: a link that was used says so on its screen. */
const isTokenWellFormed = (_: unknown, token: string): boolean => isLinkToken(token);

export const handleResetPage = pageAnswer(routes.resetPassword, isTokenWellFormed);

export const handleUndoEmailPage = pageAnswer(routes.undoEmailChange, isTokenWellFormed);

export const handleVerifyEmailPage = pageAnswer(routes.verifyEmail, isTokenWellFormed);

export const handleProviderVerifyEmailPage = pageAnswer(routes.providerVerifyEmail, isTokenWellFormed);

/** Run by the schedule, for functions that ended too early. */
export const handleResets = writeResetMails;
