import type { Config } from '@netlify/functions';
import {
  handleGetFavoriteProviders,
  handleGetFavorites,
  handlePutFavoriteProviders,
  handlePutFavorites,
} from '../features/favorite/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetFavorites, handlePutFavorites, handleGetFavoriteProviders, handlePutFavoriteProviders);

export const config: Config = { path: ['/api/favorites', '/api/favorites/providers'] };
