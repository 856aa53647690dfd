import type { Config } from '@netlify/functions';
import {
  handleLogin,
  handleLoginProvider,
  handleLogout,
  handleMe,
  handlePasswordStrength,
  handleRegister,
  handleRegisterProvider,
  handleResendVerification,
} from '../features/account/handlers.ts';
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
);

export const config: Config = { path: '/api/auth/*' };
