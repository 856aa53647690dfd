import {
  getFavoriteProviders,
  getFavorites,
  putFavoriteProviders,
  putFavorites,
} from '../../../src/contract/favorite.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetFavorites = answer(getFavorites, actions.getFavorites);

export const handlePutFavorites = answer(putFavorites, actions.putFavorites);

export const handleGetFavoriteProviders = answer(getFavoriteProviders, actions.getFavoriteProviders);

export const handlePutFavoriteProviders = answer(putFavoriteProviders, actions.putFavoriteProviders);
