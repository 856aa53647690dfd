import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  takeBackUnsubscribing,
  unsubscribe,
} from '../../../src/contract/saved-search.ts';
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListSavedSearches = answer(listSavedSearches, actions.listSavedSearches);

export const handleSaveSearch = answer(saveSearch, actions.saveSearch);

export const handleChangeSavedSearch = answer(changeSavedSearch, actions.changeSavedSearch);

export const handleDeleteSavedSearch = answer(deleteSavedSearch, actions.deleteSavedSearch);

export const handleConfirmSavedSearch = answer(confirmSavedSearch, actions.confirmSavedSearch);

export const handleUnsubscribe = answer(unsubscribe, actions.unsubscribe);

export const handleTakeBackUnsubscribing = answer(takeBackUnsubscribing, actions.takeBackUnsubscribing);

export const handleConfirmationPage = pageAnswer(routes.confirmSavedSearch, actions.isConfirmation);

export const handleUnsubscribePage = pageAnswer(routes.unsubscribeSavedSearch, actions.isUnsubscribing);
