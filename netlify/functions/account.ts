import type { Config } from '@netlify/functions';
import { endDevice, listDevices } from '../features/device/handlers.ts';
import { deleteAccount, exportAccount, previewDeletion } from '../features/own-data/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(previewDeletion, deleteAccount, exportAccount, listDevices, endDevice);

export const config: Config = {
  path: [
    '/api/account',
    '/api/account/deletion',
    '/api/account/export',
    '/api/account/devices',
    '/api/account/devices/:id',
  ],
};
