import type { Config } from '@netlify/functions';
import { handleDeleteAccount, handleExportAccount, handlePreviewDeletion } from '../features/own-data/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handlePreviewDeletion, handleDeleteAccount, handleExportAccount);

export const config: Config = { path: ['/api/account', '/api/account/deletion', '/api/account/export'] };
