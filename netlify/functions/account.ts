import type { Config } from '@netlify/functions';
import { agree, listAgreements } from '../features/account/agreement/handlers.ts';
import { endDevice, listDevices } from '../features/account/device/handlers.ts';
import { deleteAccount, exportAccount, previewDeletion } from '../features/admin/own-data/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(previewDeletion, deleteAccount, exportAccount, listDevices, endDevice, listAgreements, agree);

export const config: Config = {
  path: [
    '/api/account',
    '/api/account/agreements',
    '/api/account/deletion',
    '/api/account/export',
    '/api/account/devices',
    '/api/account/devices/:id',
  ],
};
