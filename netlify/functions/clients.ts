import type { Config } from '@netlify/functions';
import {
  handleCreateClient,
  handleDeleteClient,
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
);

export const config: Config = { path: ['/api/clients', '/api/clients/import', '/api/clients/:id'] };
