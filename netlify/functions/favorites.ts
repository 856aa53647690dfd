import type { Config } from '@netlify/functions';
import { handleGetFavorites, handlePutFavorites } from '../features/favorite/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetFavorites, handlePutFavorites);

export const config: Config = { path: '/api/favorites' };
