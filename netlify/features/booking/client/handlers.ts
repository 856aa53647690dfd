import * as contract from '../../../../src/contract/booking/client.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listClients = answer(contract.listClients, actions.listClients);

export const createClient = answer(contract.createClient, actions.createClient);

export const updateClient = answer(contract.updateClient, actions.updateClient);

export const deleteClient = answer(contract.deleteClient, actions.deleteClient);

export const importClients = answer(contract.importClients, actions.importClients);

export const exportClients = answer(contract.exportClients, actions.exportClients);
