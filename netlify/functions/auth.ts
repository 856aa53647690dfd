import type { Config } from '@netlify/functions';
import {
  handleForgotPassword,
  handleLogin,
  handleLoginProvider,
  handleLogout,
  handleMe,
  handlePasswordStrength,
  handleRegister,
  handleRegisterProvider,
  handleResendVerification,
  handleResetPassword,
  handleTakeRole,
} from '../features/account/handlers.ts';
import { handleSendPhoneCode, handleVerifyPhone } from '../features/phone/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleRegister,
  handleRegisterProvider,
  handleLogin,
  handleLoginProvider,
  handleMe,
  handleLogout,
  handleResendVerification,
  handlePasswordStrength,
  handleForgotPassword,
  handleResetPassword,
  handleTakeRole,
  handleSendPhoneCode,
  handleVerifyPhone,
);

export const config: Config = { path: '/api/auth/*' };
