import type { Config } from '@netlify/functions';
import { handleEndDevice, handleListDevices } from '../features/device/handlers.ts';
import { handleDeleteAccount, handleExportAccount, handlePreviewDeletion } from '../features/own-data/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handlePreviewDeletion,
  handleDeleteAccount,
  handleExportAccount,
  handleListDevices,
  handleEndDevice,
);

export const config: Config = {
  path: [
    '/api/account',
    '/api/account/deletion',
    '/api/account/export',
    '/api/account/devices',
    '/api/account/devices/:id',
  ],
};
