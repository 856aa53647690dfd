import {
  createClient,
  deleteClient,
  exportClients,
  importClients,
  listClients,
  updateClient,
} from '../../../src/contract/client.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListClients = answer(listClients, actions.listClients);

export const handleCreateClient = answer(createClient, actions.createClient);

export const handleUpdateClient = answer(updateClient, actions.updateClient);

export const handleDeleteClient = answer(deleteClient, actions.deleteClient);

export const handleImportClients = answer(importClients, actions.importClients);

export const handleExportClients = answer(exportClients, actions.exportClients);
