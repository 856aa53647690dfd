import * as contract from '../../../../src/contract/account/account.ts';
import * as factor from '../../../../src/contract/account/account-factor.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer } from '../../../http/answer.ts';
import { isLinkToken } from '../../../session/link-token.ts';
import * as actions from './actions.ts';
import { resealSecrets } from './code-actions.ts';
import * as factors from './factor-actions.ts';
import * as losses from './loss-actions.ts';
import { writeResetMails } from './reset-actions.ts';
import * as steps from './step-actions.ts';

export const register = answer(contract.register, actions.register);

export const registerProvider = answer(contract.registerProvider, actions.registerProvider);

export const takeRole = answer(contract.takeRole, actions.takeRole);

export const login = answer(contract.login, steps.login);

export const loginProvider = answer(contract.loginProvider, steps.loginProvider);

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

export const lostFactorPage = pageAnswer(routes.lostFactor, isTokenWellFormed);

export const verifyEmailPage = pageAnswer(routes.verifyEmail, isTokenWellFormed);

export const providerVerifyEmailPage = pageAnswer(routes.providerVerifyEmail, isTokenWellFormed);

/** Run by the schedule, for functions that ended too early. */
export const runResets = writeResetMails;

export const listFactors = answer(factor.listFactors, factors.listFactors);

export const beginApp = answer(factor.beginApp, factors.beginApp);

export const confirmApp = answer(factor.confirmApp, factors.confirmApp);

export const beginPasskey = answer(factor.beginPasskey, factors.beginPasskey);

export const addPasskey = answer(factor.addPasskey, factors.addPasskey);

export const removeFactor = answer(factor.removeFactor, factors.removeFactor);

export const newBackupCodes = answer(factor.newBackupCodes, factors.newBackupCodes);

export const takeStep = answer(factor.takeStep, steps.takeStep);

export const askPasskey = answer(factor.askPasskey, steps.askPasskey);

export const takeStepByPasskey = answer(factor.takeStepByPasskey, steps.takeStepByPasskey);

/** Run by the schedule: secrets that a former key has sealed. */
export const runFormerSecrets = resealSecrets;

export const reportLoss = answer(factor.reportLoss, losses.reportLoss);

export const getLoss = answer(factor.getLoss, losses.getLoss);

export const endSecondStep = answer(factor.endSecondStep, losses.endSecondStep);

export const cancelLoss = answer(factor.cancelLoss, losses.cancelLoss);

export const cancelOwnLoss = answer(factor.cancelOwnLoss, losses.cancelOwnLoss);
