import type { Config } from '@netlify/functions';
import {
  handleChangeEmail,
  handleChangePassword,
  handleGetProfile,
  handleUndoEmailChange,
  handleUpdateProfile,
} from '../features/profile/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleGetProfile,
  handleUpdateProfile,
  handleChangeEmail,
  handleUndoEmailChange,
  handleChangePassword,
);

export const config: Config = {
  path: [
    '/api/provider/profile',
    '/api/provider/profile/email',
    '/api/provider/profile/email/undo',
    '/api/provider/profile/password',
  ],
};
