import type { Config } from '@netlify/functions';
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
} from '../features/account/account/handlers.ts';
import { sendPhoneCode, verifyPhone } from '../features/account/phone/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  register,
  registerProvider,
  login,
  loginProvider,
  me,
  logout,
  resendVerification,
  passwordStrength,
  forgotPassword,
  resetPassword,
  takeRole,
  sendPhoneCode,
  verifyPhone,
);

export const config: Config = { path: '/api/auth/*' };
