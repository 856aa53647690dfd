import {
  createServiceCard,
  deleteServiceCard,
  duplicateServiceCard,
  listServiceCards,
  orderServiceCards,
  serviceCardStats,
  updateServiceCard,
} from '../../../src/contract/service-card.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListServiceCards = answer(listServiceCards, actions.listServiceCards);

export const handleCreateServiceCard = answer(createServiceCard, actions.createServiceCard);

export const handleUpdateServiceCard = answer(updateServiceCard, actions.updateServiceCard);

export const handleDeleteServiceCard = answer(deleteServiceCard, actions.deleteServiceCard);

export const handleDuplicateServiceCard = answer(duplicateServiceCard, actions.duplicateServiceCard);

export const handleOrderServiceCards = answer(orderServiceCards, actions.orderServiceCards);

export const handleServiceCardStats = answer(serviceCardStats, actions.serviceCardStats);
