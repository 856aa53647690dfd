import type { Config } from '@netlify/functions';
import {
  handleCreateClient,
  handleDeleteClient,
  handleExportClients,
  handleImportClients,
  handleListClients,
  handleUpdateClient,
} from '../features/client/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListClients,
  handleCreateClient,
  handleUpdateClient,
  handleDeleteClient,
  handleImportClients,
  handleExportClients,
);

export const config: Config = {
  path: ['/api/clients', '/api/clients/import', '/api/clients/export', '/api/clients/:id'],
};
