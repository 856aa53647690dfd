import * as contract from '../../../src/contract/account.ts';
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import { isLinkToken } from '../../session/link-token.ts';
import * as actions from './actions.ts';
import { writeResetMails } from './reset-actions.ts';

export const register = answer(contract.register, actions.register);

export const registerProvider = answer(contract.registerProvider, actions.registerProvider);

export const takeRole = answer(contract.takeRole, actions.takeRole);

export const login = answer(contract.login, actions.login);

export const loginProvider = answer(contract.loginProvider, actions.loginProvider);

export const me = answer(contract.me, actions.me);

export const logout = answer(contract.logout, actions.logout);

export const verifyEmail = answer(contract.verifyEmail, actions.verifyEmail);

export const resendVerification = answer(contract.resendVerification, actions.resendVerification);

export const passwordStrength = answer(contract.passwordStrength, actions.passwordStrength);

export const forgotPassword = answer(contract.forgotPassword, actions.forgotPassword);

export const resetPassword = answer(contract.resetPassword, actions.resetPassword);

/** Whether such a token was ever sent is told by the call: a link that was used says so on its screen. */
const isTokenWellFormed = (_: unknown, token: string): boolean => isLinkToken(token);

export const resetPage = pageAnswer(routes.resetPassword, isTokenWellFormed);

export const undoEmailPage = pageAnswer(routes.undoEmailChange, isTokenWellFormed);

export const verifyEmailPage = pageAnswer(routes.verifyEmail, isTokenWellFormed);

export const providerVerifyEmailPage = pageAnswer(routes.providerVerifyEmail, isTokenWellFormed);

/** Run by the schedule, for functions that ended too early. */
export const runResets = writeResetMails;
