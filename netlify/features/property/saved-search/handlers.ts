import * as contract from '../../../../src/contract/property/saved-search.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer, pictureAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import { drawSearch } from './picture-actions.ts';

export const listSavedSearches = answer(contract.listSavedSearches, actions.listSavedSearches);

export const saveSearch = answer(contract.saveSearch, actions.saveSearch);

export const changeSavedSearch = answer(contract.changeSavedSearch, actions.changeSavedSearch);

export const deleteSavedSearch = answer(contract.deleteSavedSearch, actions.deleteSavedSearch);

export const confirmSavedSearch = answer(contract.confirmSavedSearch, actions.confirmSavedSearch);

export const unsubscribe = answer(contract.unsubscribe, actions.unsubscribe);

export const takeBackUnsubscribing = answer(contract.takeBackUnsubscribing, actions.takeBackUnsubscribing);

export const confirmationPage = pageAnswer(routes.confirmSavedSearch, actions.isConfirmation);

export const unsubscribePage = pageAnswer(routes.unsubscribeSavedSearch, actions.isUnsubscribing);

export const searchPicture = pictureAnswer(routes.searchPicture, drawSearch);
