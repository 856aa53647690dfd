import * as contract from '../../../../src/contract/services/service-card.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listServiceCards = answer(contract.listServiceCards, actions.listServiceCards);

export const createServiceCard = answer(contract.createServiceCard, actions.createServiceCard);

export const updateServiceCard = answer(contract.updateServiceCard, actions.updateServiceCard);

export const deleteServiceCard = answer(contract.deleteServiceCard, actions.deleteServiceCard);

export const duplicateServiceCard = answer(contract.duplicateServiceCard, actions.duplicateServiceCard);

export const orderServiceCards = answer(contract.orderServiceCards, actions.orderServiceCards);

export const serviceCardStats = answer(contract.serviceCardStats, actions.serviceCardStats);
