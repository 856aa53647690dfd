import type { Config } from '@netlify/functions';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  takeBackUnsubscribing,
  unsubscribe,
} from '../features/property/saved-search/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
  confirmSavedSearch,
  unsubscribe,
  takeBackUnsubscribing,
);

export const config: Config = {
  path: [
    '/api/saved-searches',
    '/api/saved-searches/:id',
    '/api/saved-searches/confirm/:token',
    '/api/saved-searches/unsubscribe/:token',
    '/api/saved-searches/subscribe/:token',
  ],
};
