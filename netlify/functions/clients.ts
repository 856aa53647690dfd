import type { Config } from '@netlify/functions';
import {
  handleCreateClient,
  handleDeleteClient,
  handleListClients,
  handleUpdateClient,
} from '../features/client/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListClients, handleCreateClient, handleUpdateClient, handleDeleteClient);

export const config: Config = { path: ['/api/clients', '/api/clients/:id'] };
