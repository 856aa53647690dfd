import type { Config } from '@netlify/functions';
import {
  changeEmail,
  changePassword,
  getProfile,
  undoEmailChange,
  updateProfile,
} from '../features/account/profile/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getProfile, updateProfile, changeEmail, undoEmailChange, changePassword);

export const config: Config = {
  path: [
    '/api/provider/profile',
    '/api/provider/profile/email',
    '/api/provider/profile/email/undo',
    '/api/provider/profile/password',
  ],
};
