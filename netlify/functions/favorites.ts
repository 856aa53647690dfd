import type { Config } from '@netlify/functions';
import {
  getFavoriteProviders,
  getFavorites,
  putFavoriteProviders,
  putFavorites,
} from '../features/property/favorite/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getFavorites, putFavorites, getFavoriteProviders, putFavoriteProviders);

export const config: Config = { path: ['/api/favorites', '/api/favorites/providers'] };
