import * as contract from '../../../../src/contract/property/favorite.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const getFavorites = answer(contract.getFavorites, actions.getFavorites);

export const putFavorites = answer(contract.putFavorites, actions.putFavorites);

export const getFavoriteProviders = answer(contract.getFavoriteProviders, actions.getFavoriteProviders);

export const putFavoriteProviders = answer(contract.putFavoriteProviders, actions.putFavoriteProviders);
