import type { Config } from '@netlify/functions';
import {
  createClient,
  deleteClient,
  exportClients,
  importClients,
  listClients,
  updateClient,
} from '../features/booking/client/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listClients, createClient, updateClient, deleteClient, importClients, exportClients);

export const config: Config = {
  path: ['/api/clients', '/api/clients/import', '/api/clients/export', '/api/clients/:id'],
};
